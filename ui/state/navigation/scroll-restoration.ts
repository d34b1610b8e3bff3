import { createContext } from 'react';

/** What had the focus: which of the elements of its kind that say the same, and what the row or section is called that it is in. */
export type FocusMark = { kind: string; words: string; nth: number; within?: string | undefined };

/** Where the holder was in a page: how far down, in pixels, and what had the focus last. */
export type ScrollPosition = { top: number; focus: FocusMark | undefined };

/** Keeps where the holder was in each entry of the history of this document; in memory alone. */
export type ScrollPositions = {
  /** Returns where the holder was when they left an entry; undefined where they never were. */
  placeOf(entry: string): ScrollPosition | undefined;
  /** An entry is on the screen; one that is come back to keeps its place until `settled`. */
  arrived(entry: string, isComingBack: boolean): void;
  /** The holder is in the place again, or elsewhere of their own will. */
  settled(entry: string): void;
  forget(): void;
  /** Notes places from now on, in the browser’s stead; answers the way to stop. */
  listen(): () => void;
};

type Browser = Pick<Window, 'history' | 'scrollY' | 'addEventListener' | 'removeEventListener'>;

/** A way back: to a place, with whom to tell that it has ended. */
export type ScrollRestoration = { place: ScrollPosition; settled: () => void };

/** Holds the way to where the holder was, in a page that Back or Forward has led to. */
export const ScrollRestorationContext = createContext<ScrollRestoration | undefined>(undefined);

/** Makes the memory of places. */
export function keepScrollPositions(browser: Browser): ScrollPositions {
  const { history } = browser;
  const places = new Map<string, ScrollPosition>();
  let current: string | undefined;

  const note = (change: Partial<ScrollPosition>): void => {
    if (current === undefined) return;
    const { top, focus } = places.get(current) ?? { top: browser.scrollY, focus: undefined };
    places.set(current, { top, focus, ...change });
  };
  const onScroll = (): void => note({ top: browser.scrollY });
  const onFocus = ({ target }: Event): void => {
    // What stands in a popup goes with it.
    if (target instanceof HTMLElement && !target.closest('[role$="dialog"]')) note({ focus: markOf(target) });
  };
  const takeOver = (): void => void (history.scrollRestoration = 'manual');
  // The browser is better at it where it loads the document anew.
  const giveBack = (): void => void (history.scrollRestoration = 'auto');
  return {
    placeOf: (entry) => places.get(entry),
    arrived: (entry, isComingBack) => {
      current = isComingBack ? undefined : entry;
    },
    settled: (entry) => {
      current = entry;
      onScroll();
    },
    forget: () => places.clear(),
    listen: () => {
      const heard = { scroll: onScroll, focusin: onFocus, pagehide: giveBack, pageshow: takeOver };
      takeOver();
      for (const [name, hear] of Object.entries(heard)) browser.addEventListener(name, hear);
      return () => {
        giveBack();
        for (const [name, hear] of Object.entries(heard)) browser.removeEventListener(name, hear);
      };
    },
  };
}

function markOf(element: HTMLElement): FocusMark {
  const { localName: kind, textContent: words } = element;
  const within = element.closest('li,section')?.querySelector(headings)?.textContent;
  return { kind, words, nth: alike(kind, words).indexOf(element), within };
}

const headings = 'h2,h3';

/**
 * Finds what a mark was made of, in a page that was drawn anew; where that says something else by now, its like in the same row,
 * or the heading there.
 */
export function findMarked({ kind, words, nth, within }: FocusMark): HTMLElement | undefined {
  const [heading] = alike(headings, within);
  return alike(kind, words)[nth] ?? heading?.closest('li')?.querySelector<HTMLElement>(kind) ?? heading;
}

const alike = (kind: string, words: string | undefined): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(kind)].filter(({ textContent }) => textContent === words);
