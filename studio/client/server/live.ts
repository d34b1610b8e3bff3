import { createContext, use, useEffect, useState } from 'react';
import { getJson, type Written } from './ask.ts';
import type { Pushed } from '../../written.ts';
import type { Place } from './places.ts';

/** What the server pushes: whether it can be heard, and the way to hear of changes. */
export type Live = { isHeard: boolean; subscribe: (listener: Listener, isFirst?: boolean) => () => void };

/** Hears what is pushed, and whether files have changed since the push before. */
export type Listener = (told: Pushed, isAnew: boolean) => void;

/** Holds what the server pushes. */
export const LiveContext = createContext<Live>({ isHeard: true, subscribe: () => () => undefined });

/** Tells what the server pushes. */
export const useLive = (): Live => use(LiveContext);

/** The same answer is nothing new to draw; and without one, what is shown, and what is typed in it, stays. */
function isAsBefore(before: Written<unknown>, now: Written<unknown>): boolean {
  if (now.kind === 'missing') return now.status === undefined;
  return before.kind === 'found' && before.text === now.text;
}

/**
 * Keeps what stands at a place as it is now; while it is asked for again, or nobody answers, what it was stays, and so it does
 * while nobody is to ask.
 */
export function useServer<Value>(
  { path, isJudged, isFirst }: Place<Value>,
  isPaused = false,
): Written<Value> | undefined {
  const { subscribe } = useLive();
  const [kept, setKept] = useState<{ path: string; answered: Written<Value> }>();
  useEffect(() => {
    if (isPaused) return undefined;
    let asking = new AbortController();
    const ask = async (): Promise<void> => {
      asking.abort();
      asking = new AbortController();
      const { signal } = asking;
      const answered = await getJson<Value>({ path }, signal);
      if (signal.aborted) return;
      setKept((before) =>
        before?.path === path && isAsBefore(before.answered, answered) ? before : { path, answered },
      );
    };
    void ask();
    const stop = subscribe((_told, isAnew) => {
      // What a judgement says nothing of is the same as before it.
      if (isAnew || isJudged === true) void ask();
    }, isFirst);
    return () => {
      stop();
      asking.abort();
    };
  }, [path, isJudged, isFirst, isPaused, subscribe]);
  return kept?.path === path ? kept.answered : undefined;
}
