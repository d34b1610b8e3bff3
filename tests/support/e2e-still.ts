import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing moves on a page and in its frames, by bringing what moves to its end: colours fade from one scheme to
 * the other, and a popup that has just come begins to fade in with the next frames. What is judged meanwhile has colours that
 * nobody chose.
 */
export async function standStill(page: Page): Promise<void> {
  await expect(async () => {
    const moving = await Promise.all(page.frames().map((frame) => frame.evaluate(endFades)));
    expect(moving.reduce((sum, count) => sum + count, 0)).toBe(0);
  }).toPass();
}

/**
 * Brings what moves to its end, and counts what did in two frames. What has ended and holds its last look moves no more, and
 * what turns for ever, such as a spinner, has no end to be brought to.
 */
async function endFades(): Promise<number> {
  let moving = 0;
  for (let frames = 0; frames < 2; frames += 1) {
    await new Promise((resume) => void requestAnimationFrame(resume));
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished') continue;
      if (animation.effect?.getComputedTiming().endTime === Infinity) continue;
      animation.finish();
      moving += 1;
    }
  }
  // A popup on its way out hides the page beneath from everybody until it is gone.
  return moving + document.querySelectorAll('[data-exiting]').length;
}
