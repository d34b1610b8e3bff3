import type { SavedState, Screen, StorePort } from '#engine';
import type { Picked } from '../run/keep-drafts.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * A run as it is kept, and what of the screen in sight was not sent: in which fields something stood, their names and never
 * what, and what was chosen in a view, or picked in a form, among what there is to choose from.
 */
export type KeptState = SavedState & Unsent;

type Unsent = { typed?: TypedFields | undefined; picked?: Picked | undefined; chosen?: Chosen | undefined };

type Chosen = { at: string; answer: Answers };

type TypedFields = { at: string; fields: readonly string[] };

type Followed = { store: StorePort; kept: KeptState | undefined };

/**
 * Keeps with a run in which fields something is typed: what was typed is lost with the page, and the next one says so. What
 * is chosen in a view or picked in a form stays, until the run goes on.
 */
export function followTyping({ store, kept }: Followed) {
  // A screen that the run has to come to again asks anew for what it asks.
  let lost = kept?.earlier ? undefined : kept?.typed;
  let typed = lost;
  let picked = kept?.earlier ? undefined : kept?.picked;
  let chosen = kept?.chosen;
  let left = kept && wayOf(kept);
  let last: SavedState | undefined;
  return {
    store: {
      save: (runId, saved) => {
        last = saved;
        // What was sent is not lost.
        if (left !== undefined && left !== wayOf(saved)) chosen = picked = typed = undefined;
        left = wayOf(saved);
        return store.save(runId, keptWith(saved, { typed, picked, chosen }));
      },
      forget: (runId) => {
        last = undefined;
        store.forget(runId);
      },
    } satisfies StorePort,
    /** Notes what stands in the form of a screen, and what of it was picked. */
    typed: (screen: Screen | undefined, answers: Answers, picks: Answers = {}): void => {
      if (!screen) return;
      const { at } = screen;
      const fields = fieldsTyped(screen, answers).filter((field) => !(field in picks));
      const now = {
        typed: { at, fields },
        picked: Object.keys(picks).length > 0 ? { at, answers: picks } : undefined,
      };
      if (JSON.stringify({ typed, picked }) === JSON.stringify(now)) return;
      ({ typed, picked } = now);
      if (last) void store.save(last.runId, keptWith(last, { typed, picked, chosen }));
    },
    /** Notes what is chosen in the view of a screen. */
    chose: (at: string, answer: Answers): void => {
      chosen = { at, answer };
      if (last) void store.save(last.runId, keptWith(last, { typed, picked, chosen }));
    },
    /** What was chosen in the view of a screen and not sent, as far as the run has not gone on since. */
    chosenAt: (at: string): Answers | undefined => (chosen?.at === at ? chosen.answer : undefined),
    /** Names the fields of the screen in sight that the page before has lost, until another one is in sight. */
    lostAt: (at: string): readonly string[] => {
      if (lost?.at !== at) lost = undefined;
      return lost?.fields ?? [];
    },
  };
}

const keptWith = (saved: SavedState, { typed, picked, chosen }: Unsent): KeptState => ({
  ...saved,
  ...(typed && { typed }),
  ...(picked && { picked }),
  ...(chosen && { chosen }),
});

/** The screens that have led to the one in sight. */
const wayOf = ({ frames }: SavedState): string => JSON.stringify(frames.map(({ history }) => history));

function fieldsTyped({ form }: Screen, answers: Answers): string[] {
  const shown = JSON.stringify;
  return Object.keys(answers)
    .filter((field) => !isEmpty(answers[field]))
    .filter((field) => shown(answers[field]) !== shown(form?.values[field]));
}

const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
