import type { Locator } from '@playwright/test';

/** What a task took of the holder: presses, and fields written. */
export type Effort = { taps: number; fields: number };

/** A holder’s finger, which counts what it does. */
export type Hand = {
  tap(control: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  /** Takes an answer of a list: one tap opens it, another takes the answer. */
  pick(list: Locator, answer: string): Promise<void>;
  effort(): Effort;
};

/** Makes a hand that has done nothing yet. */
export function countingHand(): Hand {
  let taps = 0;
  let fields = 0;
  return {
    async tap(control) {
      // What draws a radio lies over it, as for a finger.
      const isCovered = await control.evaluate((element) => element instanceof HTMLInputElement);
      await control.tap({ force: isCovered });
      taps += 1;
    },
    async write(field, text) {
      await field.fill(text);
      fields += 1;
    },
    async pick(list, answer) {
      await list.selectOption({ label: answer });
      taps += 2;
    },
    effort: () => ({ taps, fields }),
  };
}
