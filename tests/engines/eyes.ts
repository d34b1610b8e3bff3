import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import { type Found, seek, type Sought } from './seek.ts';

/** What a holder sees of a page, and waits for. */
export type Eyes = ReturnType<typeof openEyes>;

const longestMs = 45_000;
const betweenLooksMs = 80;

/** Opens eyes on a browser: they look until what they seek is there, and fail with what they saw instead. */
export function openEyes(browser: Browser) {
  /** Looks until what is seen will do; a page that is being left answers nothing, and is asked again. */
  async function look<Seen extends Found | null>(
    sought: Sought,
    willDo: (found: Found | null) => found is Seen,
  ): Promise<Seen> {
    const end = performance.now() + longestMs;
    for (;;) {
      const found = await browser.ask(seek, sought).catch(() => undefined);
      if (found !== undefined && willDo(found)) return found;
      if (performance.now() > end) throw new Error(await inWords(browser, sought, found));
      await wait(betweenLooksMs);
    }
  }
  const shown = (sought: Sought) => look(sought, (seen) => seen !== null);
  return {
    shown,
    gone: (sought: Sought) => look(sought, (seen) => seen === null),
    /** Waits until it lies still from one drawing of the page to another, enabled and with nothing over it. */
    reachable: async (sought: Sought): Promise<Found> => {
      let before: Found | null = null;
      return look(sought, (seen): seen is Found => {
        const isStill = seen?.place === before?.place && seen?.frame !== before?.frame && !seen?.isMoving;
        before = seen;
        return seen !== null && isStill && seen.isEnabled && !seen.isCovered;
      });
    },
    focused: (sought: Sought) => look(sought, (seen): seen is Found => seen?.isFocused === true),
    isFocused: async (sought: Sought) => (await browser.ask(seek, sought))?.isFocused === true,
    heading: (name: string) => shown({ kind: 'heading', name }),
    text: (pattern: string) => shown({ kind: 'text', pattern }),
  };
}

async function inWords(
  browser: Browser,
  { kind, name, pattern }: Sought,
  found: Found | null | undefined,
): Promise<string> {
  const page = await browser.ask({ answer: () => `${location.pathname}: ${document.body.innerText}` }, null);
  const state = found ? `is ${JSON.stringify(found)}` : 'is not there';
  return `${kind} “${name ?? pattern ?? ''}” ${state} at ${page.replaceAll(/\s+/gu, ' ').slice(0, 400)}`;
}
