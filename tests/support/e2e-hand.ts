import { expect, type Locator, type Page } from '@playwright/test';

/** How a holder acts on what they find: with the keyboard alone, or with a finger or mouse. */
export type Hand = {
  press(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(radio: Locator): Promise<void>;
  pick(list: Locator, answer: string): Promise<void>;
};

const mostTabs = 150;
const mostOptions = 50;

/** Acts with Tab, Enter, Space and the arrows, as who cannot use a pointer does; fails where the focus cannot get. */
export function keyboardOf(page: Page): Hand {
  const reach = async (control: Locator): Promise<void> => {
    await expect(control).toBeVisible();
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      if (await isFocused(control)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${String(control)}`);
  };
  return {
    press: async (control) => {
      await expect(control).toBeEnabled();
      await reach(control);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (radio) => {
      await reach(radio.page().getByRole('radio').first());
      for (let presses = 0; presses < 10 && !(await isFocused(radio)); presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      if (!(await radio.isChecked())) await page.keyboard.press('Space');
      await expect(radio).toBeChecked();
    },
    pick: async (list, answer) => {
      const option = list.getByRole('option', { name: answer, exact: true });
      await reach(list);
      await page.keyboard.press('Space');
      for (let presses = 0; presses < mostOptions && !(await isFocused(option)); presses += 1) {
        await page.keyboard.press('ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** Acts with a click, and by filling fields at once, as a password manager does. */
export const pointer: Hand = {
  press: (control) => control.click(),
  write: (field, text) => field.fill(text),
  choose: (radio) => radio.check({ force: true }),
  pick: async (list, answer) => void (await list.selectOption({ label: answer })),
};

function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
