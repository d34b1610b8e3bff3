import type { Stand } from '#ui/journey';
import type { PageGoing } from './page-going.ts';

/** `sessionStorage` holds how far a journey is, and never which one nor of what. */
type Browser = { sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

/** Remembers for the next page of the tab whether a journey was begun, or something was being done (HOLDER-01). */
export type LeftJourneys = {
  /** How far a run is by now; undefined when there is nothing to lose. */
  note(runId: string, stand: Stand | undefined): void;
  /** Answers, once, how the page before was left. */
  take(): Stand | undefined;
};

const keptUnder = 'journey';
const worstFirst = ['sent', 'begun', 'done', 'over'] as const satisfies readonly Stand[];

/** Makes the memory of journeys that a reload cuts off. */
export function createLeftJourneys({ sessionStorage: storage }: Browser, going: PageGoing): LeftJourneys {
  const stands = new Map<string, Stand>();
  const keep = (): void => {
    if (going.isGoing()) return;
    const all = [...stands.values()];
    const worst = worstFirst.find((stand) => all.includes(stand));
    try {
      if (worst === undefined) storage.removeItem(keptUnder);
      else storage.setItem(keptUnder, worst);
    } catch {
      // A storage that is full or forbidden tells the next page nothing; the browser still asks before this one is left.
    }
  };
  going.onStay(keep);
  return {
    note: (runId, stand) => {
      if (stand === undefined) stands.delete(runId);
      else stands.set(runId, stand);
      keep();
    },
    take: () => {
      const kept = storage.getItem(keptUnder);
      storage.removeItem(keptUnder);
      return worstFirst.find((stand) => stand === kept);
    },
  };
}
