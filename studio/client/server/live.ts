import { createContext, use, useEffect, useState } from 'react';
import { getJson, type Answered } from './ask.ts';

/** What the pushes of the server have said last: grows with each, and whether it can be heard. */
export type Live = { turn: number; isHeard: boolean };

/** Holds what the server has pushed. */
export const LiveContext = createContext<Live>({ turn: 0, isHeard: true });

/** Tells what the server has pushed. */
export const useLive = (): Live => use(LiveContext);

/** Keeps what stands at a path as it is now; while it is asked for again, what it was stays. */
export function useServer<Value>(path: string): Answered<Value> | undefined {
  const { turn } = useLive();
  const [kept, setKept] = useState<{ path: string; answered: Answered<Value> }>();
  useEffect(() => {
    const leaving = new AbortController();
    void getJson<Value>(path, leaving.signal).then((answered) => {
      if (!leaving.signal.aborted) setKept({ path, answered });
    });
    return () => leaving.abort();
  }, [path, turn]);
  return kept?.path === path ? kept.answered : undefined;
}
