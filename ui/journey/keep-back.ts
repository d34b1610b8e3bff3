import type { Journeys } from './journeys.ts';
import type { JourneyRun } from './run.ts';
import { closeScreen } from './screen-actions.ts';

/** The browser’s part in going back. */
type Browser = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/**
 * Gives the browser’s Back to the journey whose dialog is open: the page stays, and the journey goes back or closes. A
 * page that is the portal’s first in its tab cannot be kept. Answers the way to stop.
 */
export function keepBack(browser: Browser, { running }: Pick<Journeys, 'running'>): () => void {
  const { history } = browser;
  let place = placeIn(history);
  let afterReturn: (() => void) | undefined;
  const stopNoting = running.subscribe(() => {
    if (afterReturn === undefined) place = placeIn(history);
  });

  // Before the router hears of it: to the router nothing has happened.
  const onPop = (event: Event): void => {
    const act = afterReturn;
    const run = dialogOnTop(running.getState().runs);
    if (act === undefined && run === undefined) return;
    event.stopImmediatePropagation();
    afterReturn = undefined;
    if (act) return act();
    const moved = stepsBetween(place, placeIn(history));
    afterReturn = () => moved < 0 && run && goBackIn(run);
    history.go(-moved);
  };
  browser.addEventListener('popstate', onPop, { capture: true });
  return () => {
    stopNoting();
    browser.removeEventListener('popstate', onPop, { capture: true });
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
