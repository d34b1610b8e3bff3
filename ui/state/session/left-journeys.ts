import type { Stand } from '#ui/journey';

/** `sessionStorage` holds how far a journey is, and never which one nor of what; the window tells when the page goes. */
type Browser = Pick<Window, 'addEventListener'> & {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** Remembers for the next page of the tab whether a journey was begun, or something was being done (HOLDER-01). */
export type LeftJourneys = {
  /** How far a run is by now; undefined when there is nothing to lose. */
  note(runId: string, stand: Stand | undefined): void;
  /** Answers, once, how the page before was left. */
  take(): Stand | undefined;
};

const keptUnder = 'journey';
const worstFirst = ['sent', 'begun', 'done'] as const satisfies readonly Stand[];

/** Makes the memory of journeys that a reload cuts off. */
export function createLeftJourneys(browser: Browser): LeftJourneys {
  const { sessionStorage: storage } = browser;
  const stands = new Map<string, Stand>();
  let isGoing = false;
  const keep = (): void => {
    if (isGoing) return;
    const all = [...stands.values()];
    const worst = worstFirst.find((stand) => all.includes(stand));
    if (worst === undefined) storage.removeItem(keptUnder);
    else storage.setItem(keptUnder, worst);
  };
  // A browser cuts calls off before the page is gone: what they say then is no answer of the bank.
  for (const name of ['beforeunload', 'pagehide'])
    browser.addEventListener(name, () => {
      isGoing = true;
    });
  // Asked before they leave, a holder may have stayed.
  for (const name of ['pageshow', 'pointerdown', 'keydown'])
    browser.addEventListener(name, () => {
      if (!isGoing) return;
      isGoing = false;
      keep();
    });
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
