import type { Journeys } from './journeys.ts';
import type { JourneyRun } from './run.ts';
import { closeScreen } from './screen-actions.ts';

/** The browser’s part in going back. */
type Browser = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** Holds the browser’s Back for the journeys that it follows. */
export type BackKeeper = { follow: (journeys: Pick<Journeys, 'running'>) => void; stop: () => void };

/**
 * Gives the browser’s Back to the journey whose dialog is open: the page stays, and the journey goes back or closes. It
 * must listen before the router does, for browsers tell them in turn. The portal’s first page in a tab cannot be kept.
 */
export function keepBack(browser: Browser): BackKeeper {
  const { history } = browser;
  let running: Journeys['running'] | undefined;
  let stopNoting: (() => void) | undefined;
  let place = placeIn(history);
  let afterReturn: (() => void) | undefined;

  const onPop = (event: Event): void => {
    const act = afterReturn;
    const run = running && dialogOnTop(running.getState().runs);
    if (act === undefined && run === undefined) return;
    event.stopImmediatePropagation();
    afterReturn = undefined;
    if (act) return act();
    const moved = stepsBetween(place, placeIn(history));
    afterReturn = () => moved < 0 && run && goBackIn(run);
    history.go(-moved);
  };
  browser.addEventListener('popstate', onPop);
  return {
    follow: (journeys) => {
      stopNoting?.();
      running = journeys.running;
      stopNoting = running.subscribe(() => {
        if (afterReturn === undefined) place = placeIn(history);
      });
    },
    stop: () => {
      stopNoting?.();
      browser.removeEventListener('popstate', onPop);
    },
  };
}

function dialogOnTop(runs: readonly JourneyRun[]): JourneyRun | undefined {
  return runs.findLast(({ session }) => session.screen()?.surface === 'dialog');
}

function goBackIn(run: JourneyRun): void {
  const screen = run.session.screen();
  if (screen === undefined || screen.busy) return;
  if (screen.canGoBack) run.session.back();
  else closeScreen(run, screen);
}

/** Reads where the browser stands among the router’s entries; a link to a place in the page has no number. */
function placeIn({ state }: History): number | undefined {
  // Whoever makes an entry decides what it holds.
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

function stepsBetween(from: number | undefined, to: number | undefined): number {
  const steps = from === undefined || to === undefined ? 0 : to - from;
  // Never 0, which would load the page again; without numbers it is Back that was pressed.
  return steps === 0 ? -1 : steps;
}
