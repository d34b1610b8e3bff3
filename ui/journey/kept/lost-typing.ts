import type { SavedState, Screen, StorePort } from '#engine';
import type { Unsent } from '../run/keep-drafts.ts';

type Answers = Readonly<Record<string, unknown>>;

/**
 * A run as it is kept, and what of the screen in sight was not sent: what was typed in a form or chosen in a view, and of what
 * may not be kept in which fields something stood, their names and never what.
 */
export type KeptState = SavedState & InSight;

type InSight = {
  typed?: TypedFields | undefined;
  unsent?: Unsent | undefined;
  chosen?: Chosen | undefined;
  /** Until when the code is good that the screen asks for. */
  code?: string | undefined;
};

type Chosen = { at: string; answer: Answers };

type TypedFields = { at: string; fields: readonly string[] };

type Followed = { store: StorePort; kept: KeptState | undefined };

/**
 * Keeps with a run what is typed and not sent, until the run goes on. Of a secret or a file only the field is kept: what stood
 * there is lost with the page, and the next one says so.
 */
export function followTyping({ store, kept }: Followed) {
  // A screen that the run has to come to again asks anew for what it asks.
  let lost = kept?.earlier ? undefined : kept?.typed;
  let typed = lost;
  let unsent = kept?.earlier ? undefined : kept?.unsent;
  let chosen = kept?.chosen;
  let code: string | undefined;
  let left = kept && wayOf(kept);
  let last: SavedState | undefined;
  const keep = () => last && void store.save(last.runId, keptWith(last, { typed, unsent, chosen, code }));
  return {
    store: {
      save: (runId, saved) => {
        last = saved;
        // What was sent is not lost.
        if (left !== undefined && left !== wayOf(saved)) chosen = unsent = typed = undefined;
        left = wayOf(saved);
        return store.save(runId, keptWith(saved, { typed, unsent, chosen, code }));
      },
      forget: (runId) => {
        last = undefined;
        store.forget(runId);
      },
    } satisfies StorePort,
    /** Notes what stands in the form of a screen, and what of it may be kept. */
    typed: (screen: Screen | undefined, answers: Answers, keeps: Answers = {}): void => {
      if (!screen) return;
      const { at } = screen;
      const fields = fieldsTyped(screen, answers).filter((field) => !(field in keeps));
      const now = {
        typed: { at, fields },
        unsent: Object.keys(keeps).length > 0 ? { at, answers: keeps } : undefined,
      };
      if (JSON.stringify({ typed, unsent }) === JSON.stringify(now)) return;
      ({ typed, unsent } = now);
      keep();
    },
    /** Notes what is chosen in the view of a screen. */
    chose: (at: string, answer: Answers): void => {
      chosen = { at, answer };
      keep();
    },
    /** Notes until when the code is good that the screen in sight asks for. */
    asked: (until: string | undefined): void => {
      if (until === code) return;
      code = until;
      keep();
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

const keptWith = (saved: SavedState, { typed, unsent, chosen, code }: InSight): KeptState => ({
  ...saved,
  ...(typed && { typed }),
  ...(unsent && { unsent }),
  ...(chosen && { chosen }),
  ...(code !== undefined && { code }),
});

/** The screens that have led to the one in sight. */
const wayOf = ({ frames }: SavedState): string => JSON.stringify(frames.map(({ history }) => history));

function fieldsTyped({ form }: Screen, answers: Answers): string[] {
  const shown = JSON.stringify;
  return Object.keys(answers)
    .filter((field) => !isEmpty(answers[field]))
    .filter((field) => shown(answers[field]) !== shown(form?.values[field]));
}

/** Returns whether nothing was given: no words, no file. */
export const isEmpty = (answer: unknown): boolean =>
  answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0);
