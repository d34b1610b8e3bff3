import type { SavedState } from '#engine';
import type { KeptRun, Place } from '#ui/journey';
import { createKeptRuns } from './kept-runs.ts';
import { watchGoing } from './page-going.ts';

/** What a bank hands out to one session: 32 bytes. */
export const secretOf = (sign: string): string => sign.repeat(42) + 'A';

type StorageOf = { kept?: Map<string, string>; refuses?: () => boolean };

/** A tab of a browser, whose storage outlives its pages and may be full. */
export function aTab({ kept = new Map<string, string>(), refuses = () => false }: StorageOf = {}) {
  const written: string[] = [];
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses()) throw new DOMException('full', 'QuotaExceededError');
      written.push(value);
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, written, sessionStorage };
}

type Tab = ReturnType<typeof aTab>;

/** A page of a tab, at a path, with somebody in. */
export function aPage({ sessionStorage }: Pick<Tab, 'sessionStorage'>, pathname = '/pinView', isIn = true) {
  const browser = Object.assign(new EventTarget(), { sessionStorage, location: { pathname } as Location });
  const keeper = createKeptRuns({ browser, going: watchGoing(browser), isIn: () => isIn });
  return {
    keeper,
    happens: (event: string) => browser.dispatchEvent(new Event(event)),
    runOf: (journey: string, place: Place = 'route') => keeper.storeOf(journey, place),
  };
}

/** A run as the engine keeps it; `at` tells one state of it from another. */
export const savedRun = (runId: string, at: string): SavedState => ({
  runId,
  issued: 1,
  frames: [{ journey: 'phone-change', step: at } as SavedState['frames'][number]], // as much as is read here
});

/** Says where the runs stand that wait. */
export const standsOf = (runs: readonly KeptRun[]) =>
  runs.map(({ journey, place, saved }) => `${journey} ${place} ${saved.frames[0]?.step}`);
