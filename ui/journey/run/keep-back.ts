import type { BackHolder } from '#ui/kit';

/** The browser’s part in going back. */
type Browser = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'>;

/** Holds the browser’s Back for whatever stands open. */
export type BackKeeper = {
  /** Gives Back to a holder, before those that had it; answers the way to let it go. */
  hold: (holder: BackHolder) => () => void;
  /** Goes back for the portal itself, which nothing that stands open takes for a Back of the holder. */
  leave: () => void;
  /** Notes where the router has arrived, for browsers do not tell from where a Back leads. */
  arrived: () => void;
  /** Hears the browser from now on; answers the way to stop. It must begin before the router does, for browsers tell them in turn. */
  listen: () => () => void;
};

/**
 * Gives the browser’s Back to what was opened last: the page stays, and a journey goes back or a popup closes. The portal’s
 * first page in a tab gets a second entry as soon as it is needed, as Back from the first is told to nobody.
 */
export function keepBack(browser: Browser): BackKeeper {
  const { history } = browser;
  const holders = new Set<BackHolder>();
  let place: number | undefined;
  let afterReturn: (() => void) | undefined;
  let isLeaving = false;

  const arrived = (): void => {
    if (afterReturn === undefined) place = placeIn(history);
  };
  const onPop = (event: Event): void => {
    const act = afterReturn;
    const moved = stepsBetween(place, placeIn(history));
    const isTaken = act === undefined && !isLeaving;
    isLeaving = false;
    const instead = isTaken ? [...holders].at(-1)?.(moved) : undefined;
    if (act === undefined && instead === undefined) return passDoubled(history, event, place);
    event.stopImmediatePropagation();
    afterReturn = instead;
    if (act) return act();
    history.go(-moved);
  };
  return {
    arrived,
    leave: () => {
      isLeaving = true;
      history.back();
    },
    hold: (holder) => {
      holders.add(holder);
      if (afterReturn === undefined && placeIn(history) === 0) doubleFirst(history);
      arrived();
      return () => void holders.delete(holder);
    },
    listen: () => {
      forgetDoubled(history);
      browser.addEventListener('popstate', onPop);
      return () => browser.removeEventListener('popstate', onPop);
    },
  };
}

/** Enters the first page once more, so that Back from what is open in it stays within the portal and is heard. */
function doubleFirst(history: History): void {
  const state: unknown = history.state;
  history.replaceState({ ...Object(state), isDoubled: true }, '');
  history.pushState({ ...Object(state), idx: 1 }, '');
}

/** Makes an entry that was doubled an ordinary one: anyone who loads the portal at it goes on from it. */
function forgetDoubled(history: History): void {
  if (!isDoubled(history)) return;
  history.replaceState({ ...Object(history.state), isDoubled: false }, '');
}

/**
 * Goes on from the first of two entries of the same page, which would look like a Back that does nothing: out of the portal
 * from the second, but to the second from further on, where a Back that is held down names the page itself.
 */
function passDoubled(history: History, event: Event, from: number | undefined): void {
  if (!isDoubled(history)) return;
  event.stopImmediatePropagation();
  history.go(from !== undefined && from > 1 ? 1 : -1);
}

function isDoubled({ state }: History): boolean {
  // Anyone who makes an entry decides what it holds.
  return ((state ?? {}) as { isDoubled?: unknown }).isDoubled === true;
}

/** Reads where the browser stands among the router’s entries; a link to a place in the page has no number. */
function placeIn({ state }: History): number | undefined {
  // Anyone who makes an entry decides what it holds.
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

function stepsBetween(from: number | undefined, to: number | undefined): number {
  const steps = from === undefined || to === undefined ? 0 : to - from;
  // Never 0, which would load the page again; without numbers it is Back that was pressed.
  return steps === 0 ? -1 : steps;
}
