import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { looks } from './e2e-looks.ts';
import { wear } from './e2e-wear.ts';

/** Takes the pictures of a screen, one in each look, all of the page and of a popup that scrolls. */
export async function takePictures(page: Page, screen: string, folder: string): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    await page.evaluate(() => document.fonts.ready);
    const hidden = await hiddenHeight(page);
    if (hidden > 0) await wear(page, { ...look, height: look.height + hidden });
    const path = join(folder, `${screen}-${look.name}.png`);
    // A popup covers the window: beneath its edge there is nothing of it.
    const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
    await page.screenshot({ path, animations: 'disabled', fullPage });
  }
}

/** Measures what stands below the edge of whatever scrolls in a popup, in pixels. */
const hiddenHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const inPopup = [...document.querySelectorAll('[role=dialog], [role=dialog] *, [role=alertdialog] *')];
    const scrolling = inPopup.filter((each) => /auto|scroll/u.test(getComputedStyle(each).overflowY));
    return Math.max(0, ...scrolling.map((each) => each.scrollHeight - each.clientHeight));
  });
