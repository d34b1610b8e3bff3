import type { Frame, Screen } from '#engine';
import { useBack } from '#ui/kit';
import { viewAnswers } from '#ui/steps';
import { useRef, useState } from 'react';
import type { JourneyRun } from './run/run.ts';

type Page = {
  run: JourneyRun;
  screen: Screen;
  isTouched: boolean;
  /** Files are read that the form does not hold yet. */ isReading: boolean;
};

/** What is asked of a holder who is about to leave a page with something to lose. */
export type Leaving = { isAsked: boolean; stay: () => void; leave: () => void };

type PageBack = Leaving & {
  /** Leaves by the page’s own way out, but asks first when something was entered (HOLDER-02). */
  close: (act: () => void) => void;
};

/**
 * Gives the browser’s Back to the engine’s (design.md): it leads to the step before. Where there is none it leaves the
 * page, but asks first when something would be lost.
 */
export function usePageBack({ run, screen, isTouched, isReading }: Page): PageBack {
  const [asked, setAsked] = useState<{ leave: () => void }>();
  const isSure = useRef(false);
  useBack(true, (steps) => {
    if (isSure.current) return undefined;
    if (screen.busy) return () => undefined;
    if (steps === -1 && screen.canGoBack) {
      const back = () => void run.session.back();
      return isReading ? () => setAsked({ leave: back }) : back;
    }
    const leave = (): void => {
      isSure.current = true;
      globalThis.history.go(steps);
    };
    return isReading || isUnfinished({ run, screen, isTouched }) ? () => setAsked({ leave }) : undefined;
  });
  return {
    isAsked: asked !== undefined,
    stay: () => setAsked(undefined),
    leave: () => {
      setAsked(undefined);
      asked?.leave();
    },
    close: (leave) => {
      if (isReading || (isTouched && isUnfinished({ run, screen, isTouched }))) setAsked({ leave });
      else leave();
    },
  };
}

/** Returns whether the holder has begun something that this page is a part of: what only tells how it went is no such part. */
function isUnfinished({ run, screen, isTouched }: Omit<Page, 'isReading'>): boolean {
  const { definition, form, view } = screen;
  if (definition.kind === 'end') return false;
  const asks = form !== undefined || (view !== undefined && viewAnswers(view.name));
  if (!asks && !screen.canGoBack && definition.progress === undefined) return false;
  return isTouched || run.session.state().frames.some(hasGoneOn);
}

const hasGoneOn = ({ history, committed }: Frame) => history.length > 1 || committed;
