import { expect, type Page } from '@playwright/test';

/** A width and a colour scheme in which every screen is looked at. */
export type Look = { name: string; width: number; height: number; scheme: 'light' | 'dark' };

/** Shows the page as a holder with this width and scheme sees it. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  // Colours fade from one scheme to the other, and a popup that has just come begins to fade in with the next frames; what
  // turns for ever, such as a spinner, has no end to be brought to.
  await expect(async () => expect(await page.evaluate(endFades)).toBe(0)).toPass();
}

/** Brings what moves to its end, and counts what did in two frames. What has ended and holds its last look moves no more. */
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
  return moving;
}
