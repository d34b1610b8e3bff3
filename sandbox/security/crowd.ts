import type { Policy } from '../policy.ts';

/** Lets so many calls be answered at once, and runs them; null for one that has waited as long as it may. */
export type Crowd = <Result>(answer: () => Promise<Result>) => Promise<Result | null>;

/**
 * Bounds how many calls a process answers at once, first come first served, and how long the others wait. Under more than it
 * can do, each is answered soon, some of them by a refusal, in place of all of them late (RUN-12).
 */
export function boundCrowd({ atOnce, patienceMs }: { atOnce: number } & Policy['crowd']): Crowd {
  const waiting = new Set<(isTurn: boolean) => void>();
  let answering = 0;
  const turn = (): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const tell = (isTurn: boolean) => {
      waiting.delete(tell);
      clearTimeout(timer);
      resolve(isTurn);
    };
    const timer = setTimeout(() => tell(false), patienceMs);
    waiting.add(tell);
    return promise;
  };
  return async (answer) => {
    if (answering < atOnce) answering += 1;
    // Who has finished hands the turn over: the number of those who are answered stays.
    else if (!(await turn())) return null;
    try {
      return await answer();
    } finally {
      const [next] = waiting;
      if (next === undefined) answering -= 1;
      else next(true);
    }
  };
}

/** Lets everybody in: a database within the process takes one query at a time anyway, and serves one developer. */
export const noCrowd: Crowd = (answer) => answer();
