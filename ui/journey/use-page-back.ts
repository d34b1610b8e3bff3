import type { Screen } from '#engine';
import { useBack } from '#ui/kit';
import { viewAnswers } from '#ui/steps';
import { useRef, useState } from 'react';
import type { JourneyRun } from './run.ts';

type Page = { run: JourneyRun; screen: Screen; isTouched: boolean };

/** What is asked of a holder who is about to leave a page with something to lose. */
export type Leaving = { isAsked: boolean; stay: () => void; leave: () => void };

/**
 * Gives the browser’s Back to the engine’s (design.md): it leads to the step before. Where there is none it leaves the
 * page, but asks first when something would be lost.
 */
export function usePageBack({ run, screen, isTouched }: Page): Leaving {
  const [asked, setAsked] = useState<number>();
  const isSure = useRef(false);
  useBack(true, (steps) => {
    if (isSure.current) return undefined;
    if (screen.busy) return () => undefined;
    if (steps === -1 && screen.canGoBack) return () => void run.session.back();
    return isUnfinished({ run, screen, isTouched }) ? () => setAsked(steps) : undefined;
  });
  return {
    isAsked: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      isSure.current = true;
      setAsked(undefined);
      globalThis.history.go(asked);
    },
  };
}

/** Tells whether the holder has begun something that this page is a part of: what only tells how it went is no such part. */
function isUnfinished({ run, screen, isTouched }: Page): boolean {
  const { definition, form, view } = screen;
  if (definition.kind === 'end') return false;
  const asks = form !== undefined || (view !== undefined && viewAnswers(view.name));
  if (!asks && !screen.canGoBack && definition.progress === undefined) return false;
  return isTouched || run.session.state().frames.some(hasGoneOn);
}

const hasGoneOn = ({ history, committed }: { history: readonly string[]; committed: boolean }): boolean =>
  history.length > 1 || committed;
