import { type KeptRun, nowhere, type RunKeeper } from '#ui/journey';
import type { PageGoing } from './page-going.ts';
import { createSealedRow } from './sealed-row.ts';

type Browser = Pick<Window, 'location'> & {
  sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
};

/** Keeps the runs of a session for the next page of the tab, sealed with what the bank alone hands out (LANG-04, S-90). */
export type KeptRuns = RunKeeper & {
  /** The bank has handed out the secret of the session: what the page before has left can be read. */
  unlock: (secret: string) => void;
  /** The session is over: nothing is left. */
  lock(): void;
};

type KeptRunsParts = {
  browser: Browser;
  going: PageGoing;
  /** Somebody is in: what runs before that is not kept. */
  isIn: () => boolean;
};

const key = 'runs';
/** A release of the portal that keeps runs otherwise has another number here, and does not read what is not its own. */
const format = 1;

/** Makes the keeper of runs. */
export function createKeptRuns({ browser, going, isIn }: KeptRunsParts): KeptRuns {
  const runs = new Map<string, KeptRun>();
  const waiting = new Set<string>();
  const unlessGoing = createLater(going);
  const row = createSealedRow({
    storage: browser.sessionStorage,
    key,
    place: () => `${key} ${format} ${browser.location.pathname}`,
    text: () => (runs.size === 0 ? undefined : JSON.stringify([...runs.values()])),
  });
  let opened: Promise<void> | undefined;

  const fill = (text: string | undefined): void => {
    // By this portal in this session: nobody else can seal it.
    for (const run of JSON.parse(text ?? '[]') as KeptRun[]) {
      runs.set(run.saved.runId, run);
      waiting.add(run.saved.runId);
    }
    void row.write();
  };
  const save = (run: KeptRun): Promise<void> | undefined => {
    if (opened === undefined) return undefined;
    runs.set(run.saved.runId, run);
    return opened.then(() => row.write());
  };
  const forget = (runId: string): undefined => {
    waiting.delete(runId);
    if (runs.delete(runId)) void row.write();
    return undefined;
  };
  return {
    storeOf: (journey, place) => {
      if (!isIn()) return nowhere;
      return {
        save: (_runId, saved) => unlessGoing(() => save({ journey, place, saved })),
        forget: (runId) => void unlessGoing(() => forget(runId)),
      };
    },
    waiting: async () => {
      await opened;
      return [...waiting].flatMap((runId) => runs.get(runId) ?? []);
    },
    take: ({ saved }) => waiting.delete(saved.runId),
    drop: () => {
      for (const runId of waiting) forget(runId);
    },
    unlock: (secret) => {
      if (opened !== undefined) return;
      const own = row.unlock(secret).then((text) => {
        // The session may be over by now.
        if (opened === own) fill(text);
        return undefined;
      });
      opened = own;
    },
    lock: () => {
      opened = undefined;
      waiting.clear();
      runs.clear();
      row.lock();
    },
  };
}

type Act = () => Promise<void> | undefined;

/** Puts off what happens while the page goes: it is done if the holder stays after all. */
function createLater(going: PageGoing): (act: Act) => Promise<void> | undefined {
  const later: Act[] = [];
  going.onStay(() => {
    for (const act of later.splice(0)) void act();
  });
  return (act) => {
    if (!going.isGoing()) return act();
    later.push(act);
    return undefined;
  };
}
