import { setTimeout as wait } from 'node:timers/promises';
import type { Acts, Browser } from './browser.ts';
import { type Found, seek, type Sought } from './seek.ts';

/** A hand on a browser, with a pointer and a keyboard, and the eyes that find what it touches. */
export type Hand = ReturnType<typeof createHand>;

const longestMs = 45_000;
const betweenLooksMs = 80;
const control = '\uE009';
const tab = '\uE004';
const mostTabs = 60;

/** Makes a hand that presses and types as a holder does: by the browser’s own input, never by a script. */
export function createHand(browser: Browser) {
  const see = (sought: Sought) => browser.ask(seek, sought);

  /** Looks until what is seen will do, and says what it saw last when it never does. */
  async function look(sought: Sought, willDo: (found: Found | null) => boolean): Promise<Found | null> {
    const end = performance.now() + longestMs;
    for (;;) {
      const found = await see(sought).catch(() => undefined);
      if (found !== undefined && willDo(found)) return found;
      if (performance.now() > end) throw new Error(await inWords(sought, found));
      await wait(betweenLooksMs);
    }
  }
  async function inWords({ kind, name, pattern }: Sought, found: Found | null | undefined): Promise<string> {
    const state = found ? `is ${JSON.stringify(found)}` : 'is not there';
    const page = await browser.ask(
      () => `${location.pathname}: ${document.body.innerText.replaceAll(/\s+/gu, ' ').slice(0, 400)}`,
      null,
    );
    return `${kind} “${name ?? pattern ?? ''}” ${state} at ${page}`;
  }

  const shown = async (sought: Sought): Promise<Found> => {
    const found = await look(sought, (seen) => seen !== null);
    if (found === null) throw new Error('what is shown was found');
    return found;
  };
  /** Waits until it lies still, uncovered and enabled, and returns where. */
  const reachable = async (sought: Sought): Promise<Found> => {
    let before: Found | null = null;
    const found = await look(sought, (seen) => {
      const isStill = seen !== null && before !== null && seen.x === before.x && seen.y === before.y;
      before = seen;
      return isStill && seen.isEnabled && !seen.isCovered;
    });
    if (found === null) throw new Error('what is reachable was found');
    return found;
  };
  const press = async (sought: Sought): Promise<void> => {
    const { x, y } = await reachable(sought);
    const move = { type: 'pointerMove', x, y } as const;
    const [down, up] = [{ type: 'pointerDown', button: 0 } as const, { type: 'pointerUp', button: 0 } as const];
    await browser.act({ type: 'pointer', id: 'pointer', actions: [move, down, up] });
  };
  const type = (...keys: string[]) => browser.act(typing(keys));
  const chord = (held: string, key: string) =>
    browser.act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: held },
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
        { type: 'keyUp', value: held },
      ],
    });
  const write = async (field: string, text: string): Promise<void> => {
    const sought = { kind: 'field', name: field } as const;
    await press(sought);
    await look(sought, (seen) => seen?.isFocused === true);
    await chord(control, 'a');
    await type(...text);
  };
  /** Chooses from a list with the keyboard alone: a list that opens belongs to the system, where no driver reaches. */
  const pick = async (list: Sought, answer: string): Promise<void> => {
    await shown(list);
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if ((await see(list))?.isFocused === true) return type(...answer);
      await type(tab);
    }
    throw new Error(`the keyboard does not reach the list ${list.name ?? list.pattern}`);
  };
  return {
    browser,
    shown,
    press,
    write,
    pick,
    type,
    gone: async (sought: Sought): Promise<void> => void (await look(sought, (seen) => seen === null)),
    button: (name: string) => press({ kind: 'button', name }),
    link: (name: string) => press({ kind: 'link', name }),
    heading: (name: string) => shown({ kind: 'heading', name }),
    text: (pattern: string) => shown({ kind: 'text', pattern }),
  };
}

function typing(keys: readonly string[]): Acts {
  const actions = keys.flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
  return { type: 'key', id: 'keyboard', actions };
}
