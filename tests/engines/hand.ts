import { type Eyes, openEyes } from './eyes.ts';
import type { Act, Browser } from './browser.ts';
import type { Sought } from './seek.ts';

// As WebDriver writes keys that have no letter.
const control = '\uE009';
const tab = '\uE004';
const mostTabs = 60;

/** Makes a hand that presses and types as a holder does: by the browser’s own input, never by a script. */
export function createHand(browser: Browser) {
  const eyes = openEyes(browser);
  const press = async (sought: Sought): Promise<void> => {
    const { x, y } = await eyes.reachable(sought);
    const move = { type: 'pointerMove', x, y } as const;
    const pressed = { type: 'pointerDown', button: 0 } as const;
    const released = { type: 'pointerUp', button: 0 } as const;
    await browser.act({ type: 'pointer', id: 'pointer', actions: [move, pressed, released] });
  };
  const keyboard = createKeyboard(browser, eyes);
  const write = async (field: string, text: string): Promise<void> => {
    const sought = { kind: 'field', name: field } as const;
    await press(sought);
    await eyes.focused(sought);
    await keyboard.replace(text);
  };
  return {
    ...eyes,
    press,
    write,
    pick: keyboard.pick,
    button: (name: string) => press({ kind: 'button', name }),
    link: (name: string) => press({ kind: 'link', name }),
  };
}

function createKeyboard(browser: Browser, eyes: Eyes) {
  const send = (actions: readonly Act[]) => browser.act({ type: 'key', id: 'keyboard', actions });
  const type = (text: string) => send(Array.from(text).flatMap(stroke));
  return {
    /** Writes over whatever the field holds. */
    replace: async (text: string): Promise<void> => {
      await send([{ type: 'keyDown', value: control }, ...stroke('a'), { type: 'keyUp', value: control }]);
      await type(text);
    },
    /** Chooses from a list by its first letters: a list that opens is the system’s, where no driver reaches. */
    pick: async (list: Sought, answer: string): Promise<void> => {
      await eyes.shown(list);
      for (let tabs = 0; tabs < mostTabs; tabs += 1) {
        if (await eyes.isFocused(list)) return type(answer);
        await type(tab);
      }
      throw new Error(`the keyboard does not reach the list ${list.name ?? list.pattern}`);
    },
  };
}

function stroke(value: string): Act[] {
  return [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
}
