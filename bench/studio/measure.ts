import type { Browser } from '@playwright/test';
import { deskHand, type Effort } from './desk-hand.ts';
import type { ToolTask } from './tasks.ts';

/** What a task took in a tool: what the hand did, which is the same each time, and the seconds of each round. */
export type Taken = Effort & { seconds: readonly number[] };

type Rounds = { rounds: number; putBack: () => void };

// A press that a tool takes for none, now and then, is a round to be done again and no finding.
const tries = 5;

/** Does a task a few times in a page of its own; whoever asks puts back what it has written. */
export async function measure(browser: Browser, task: ToolTask, { rounds, putBack }: Rounds): Promise<Taken> {
  const seconds: number[] = [];
  let effort: Effort = { clicks: 0, fields: 0, keys: 0 };
  for (let left = rounds * tries; seconds.length < rounds; left -= 1) {
    putBack();
    try {
      const { taken, done } = await round(browser, task);
      seconds.push(taken);
      effort = done;
    } catch (cause) {
      if (left <= 1) throw cause;
      console.error('once more');
    }
  }
  return { ...effort, seconds };
}

async function round(browser: Browser, task: ToolTask): Promise<{ taken: number; done: Effort }> {
  const context = await browser.newContext({ locale: 'it-IT', viewport: { width: 1280, height: 1000 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const hand = deskHand(page);
    await task.opens(page);
    const begun = performance.now();
    await task.act({ page, hand });
    return { taken: (performance.now() - begun) / 1000, done: hand.effort() };
  } finally {
    await context.close();
  }
}
