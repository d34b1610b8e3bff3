import type { JourneySession, Library, Screen } from '#engine';
import type { CompiledForm } from '#ui/forms';

type Answers = Readonly<Record<string, unknown>>;

/** What the journeys of a run are written as. */
type Written = {
  library: Pick<Library, 'journeys'>;
  form: (journey: string, name: string) => Pick<CompiledForm, 'ui'> | undefined;
};

/** What was typed or picked on a screen and not sent. */
export type Unsent = { at: string; answers: Answers };

/** A session that shows again what was typed on a screen that Back has left, and hears what is typed. */
export type DraftingSession = {
  session: JourneySession;
  /** Says what stands in the form of the screen in sight, and hears what of it the next page may have. */
  drafted: (answers: Answers) => Answers;
};

/**
 * Keeps what was typed and not sent where Back leaves a screen, by datum, for when it is shown again: as the engine shows what
 * was sent. Not what is erased by itself, nor codes and passwords, which are typed anew, nor what is from an answer that has
 * changed meanwhile.
 */
export function keepDrafts(
  session: JourneySession,
  { library: { journeys }, form }: Written,
  kept?: Unsent,
): DraftingSession {
  let unsent = kept;
  const left = new Map<string, Map<string, unknown>>();
  let typed: { at: string; answers: Answers } | undefined;
  let shown: { of: Screen | undefined; as: Screen | undefined } | undefined;

  const fieldsOf = (screen: Screen) => fieldsIn(screen, { library: { journeys }, form });
  const withDraft = (screen: Screen | undefined): Screen | undefined => {
    // What was typed on it before is shown once; what it does not name stands as it was sent before.
    if (screen && unsent?.at === screen.at) leftBehind(screen, { ...screen.form?.values, ...unsent.answers });
    if (screen) unsent = undefined;
    const drafts = screen && left.get(frameOf(screen));
    if (!screen?.form || !drafts) return screen;
    const typedHere = fieldsOf(screen).filter(({ datum }) => drafts.has(datum));
    const draft = Object.fromEntries(typedHere.map(({ datum, field }) => [field, drafts.get(datum)]));
    return { ...screen, form: { ...screen.form, values: { ...screen.form.values, ...draft } } };
  };
  const answered = (screen: Screen, answers: Answers): void => {
    const drafts = left.get(frameOf(screen));
    const before = session.screen()?.form?.values ?? {};
    for (const { datum, field } of fieldsOf(screen)) {
      drafts?.delete(datum);
      const isChanged = JSON.stringify(answers[field]) !== JSON.stringify(before[field]);
      const dependent = isChanged ? journeys.get(screen.journey)?.dependent.get(datum) : undefined;
      for (const each of dependent ?? []) drafts?.delete(each);
    }
  };
  const leftBehind = (screen: Screen, answers: Answers) =>
    leave(left, { screen, answers, fields: fieldsOf(screen) });
  return {
    drafted: (answers) => {
      const screen = session.screen();
      if (screen) typed = { at: screen.at, answers };
      return screen ? keptOf(screen, answers, { library: { journeys }, form }) : {};
    },
    session: {
      ...session,
      screen: () => {
        const screen = session.screen();
        // The same object until something changes, as the engine’s own is.
        if (shown?.of !== screen) shown = { of: screen, as: withDraft(screen) };
        return shown?.as;
      },
      act: (action, answers) => {
        const screen = session.screen();
        if (screen && answers) answered(screen, answers);
        // A journey that is run above this screen again begins with nothing of the run before.
        for (const frame of left.keys())
          if (Number.parseInt(frame, 10) > (screen?.depth ?? 0)) left.delete(frame);
        return session.act(action, answers);
      },
      back: () => {
        const screen = session.screen();
        if (screen && typed?.at === screen.at) leftBehind(screen, typed.answers);
        return session.back();
      },
    },
  };
}

type Left = { screen: Screen; answers: Answers; fields: ReturnType<typeof fieldsIn> };

function leave(left: Map<string, Map<string, unknown>>, { screen, answers, fields }: Left): void {
  const drafts = left.get(frameOf(screen)) ?? new Map<string, unknown>();
  for (const { datum, field } of fields) drafts.set(datum, answers[field]);
  left.set(frameOf(screen), drafts);
}

const frameOf = ({ depth, journey }: Screen): string => `${depth} ${journey}`;

// What is typed to prove who somebody is.
const typedAnew: ReadonlySet<string | undefined> = new Set([
  'code',
  'secret-code',
  'password',
  'new-password',
  'captcha',
]);

// A consent is given in sight of what it is to, and a file is not written down.
const neverKept: ReadonlySet<string | undefined> = new Set(['consent', 'checkbox', 'files']);

/** Returns which answers may be kept, sealed, for the page after this one: nothing that its journey calls sensitive. */
function keptOf(screen: Screen, answers: Answers, written: Written): Answers {
  const sensitive = written.library.journeys.get(screen.journey)?.sensitive;
  const ui = screen.form && written.form(screen.journey, screen.form.name)?.ui;
  const fields = fieldsIn(screen, written)
    .filter(({ datum, field }) => !neverKept.has(ui?.[field]?.widget) && !sensitive?.has(datum))
    .map(({ field }) => field)
    .filter((field) => answers[field] !== undefined);
  return Object.fromEntries(fields.map((field) => [field, answers[field]]));
}

/** The fields of a screen whose answers stay, each with its datum. */
function fieldsIn({ step, journey: id, form: shown }: Screen, { library, form }: Written) {
  const journey = library.journeys.get(id);
  const compiled = journey?.steps.get(step);
  const ui = shown && form(id, shown.name)?.ui;
  if (!journey || !ui || compiled?.kind !== 'form') return [];
  return compiled.saves
    .map(({ datum, path }) => ({ datum, field: path.join('/') }))
    .filter(({ datum, field }) => {
      const isErased = journey.definition.data?.[datum]?.keep !== undefined;
      return !isErased && !typedAnew.has(ui[field]?.widget);
    });
}
