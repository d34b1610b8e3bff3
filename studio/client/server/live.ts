import { createContext, use, useEffect, useState } from 'react';
import { getJson, type Answered } from './ask.ts';
import type { Pushed } from '../../written.ts';
import type { Place } from './places.ts';

/** What the server pushes: whether it can be heard, and the way to hear of changes. */
export type Live = { isHeard: boolean; subscribe: (listener: Listener) => () => void };

/** Hears what is pushed, and whether files have changed since the push before. */
export type Listener = (told: Pushed, isAnew: boolean) => void;

/** Holds what the server pushes. */
export const LiveContext = createContext<Live>({ isHeard: true, subscribe: () => () => undefined });

/** Tells what the server pushes. */
export const useLive = (): Live => use(LiveContext);

const isUnanswered = (answered: Answered<unknown>): boolean =>
  answered.kind === 'missing' && answered.status === undefined;

/** Keeps what stands at a place as it is now; while it is asked for again, or nobody answers, what it was stays. */
export function useServer<Value>({ path, isJudged }: Place<Value>): Answered<Value> | undefined {
  const { subscribe } = useLive();
  const [kept, setKept] = useState<{ path: string; answered: Answered<Value> }>();
  useEffect(() => {
    let asking = new AbortController();
    const ask = async (): Promise<void> => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const answered = await getJson<Value>({ path }, signal);
      if (signal.aborted) return;
      // Without an answer nothing is known anew: what is shown, and what is typed in it, stays.
      setKept((before) => (isUnanswered(answered) && before?.path === path ? before : { path, answered }));
    };
    void ask();
    const stop = subscribe((_told, isAnew) => {
      // What a judgement says nothing of is the same as before it.
      if (isAnew || isJudged === true) void ask();
    });
    return () => {
      stop();
      asking.abort();
    };
  }, [path, isJudged, subscribe]);
  return kept?.path === path ? kept.answered : undefined;
}
