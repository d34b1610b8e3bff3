import { expect, type Locator, type Page } from '@playwright/test';

/** What a task took of an analyst: presses of the mouse, boxes written, and keys pressed beside the writing. */
export type Effort = { clicks: number; fields: number; keys: number };

/** An analyst’s hand at a desk, which counts what it does. */
export type DeskHand = {
  click(control: Locator): Promise<void>;
  /** Presses where something is drawn that no element covers alone: a drawn way, an empty place. */
  press(at: { x: number; y: number }): Promise<void>;
  /** Drags one thing onto another, as one press. */
  drag(from: Locator, to: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  key(name: string): Promise<void>;
  /** Takes an answer of a list: one press opens it, another takes the answer. */
  pick(list: Locator, answer: string): Promise<void>;
  effort(): Effort;
};

/** How long an answer that goes under a hand is waited for before its list is looked at again, in milliseconds. */
const patience = 10_000;

/** How long a hand needs from one place of a drawing to the next, in milliseconds; the modeler takes quicker presses for none. */
const lift = 200;

/** Makes a hand that has done nothing yet. */
export function deskHand(page: Page): DeskHand {
  const done: Effort = { clicks: 0, fields: 0, keys: 0 };
  return {
    async click(control) {
      await control.click();
      done.clicks += 1;
    },
    async press({ x, y }) {
      await page.waitForTimeout(lift);
      await page.mouse.move(x - 8, y - 8);
      await page.mouse.move(x, y, { steps: 4 });
      await page.waitForTimeout(lift);
      await page.mouse.down();
      await page.mouse.up();
      done.clicks += 1;
    },
    async drag(from, to) {
      const [start, end] = [await middleOf(from), await middleOf(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 12, start.y + 12, { steps: 4 });
      await page.mouse.move(end.x, end.y, { steps: 8 });
      await page.mouse.up();
      done.clicks += 1;
    },
    async write(field, text) {
      await field.fill(text);
      done.fields += 1;
    },
    async key(name) {
      await page.keyboard.press(name);
      done.keys += 1;
    },
    async pick(list, answer) {
      // A list that is searched is an input: its options are there once it is open.
      if (await list.evaluate((element) => element instanceof HTMLSelectElement)) {
        await list.selectOption({ label: answer });
      } else {
        const option = page.getByRole('option', { name: answer, exact: true });
        // A page that takes in what was written may scroll, which closes a list: it is opened again, as anyone would.
        await expect(async () => {
          if (!(await option.isVisible())) await list.click();
          await option.click({ timeout: patience });
        }).toPass();
      }
      done.clicks += 2;
    },
    effort: () => ({ ...done }),
  };
}

/** Where the middle of something is on the page. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('BENCH_STUDIO: what is to be pressed is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
