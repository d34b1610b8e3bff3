import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** A width and a colour scheme in which every screen is looked at. */
export type Look = { name: string; width: number; height: number; scheme: 'light' | 'dark' };

/** Lists the looks that matter: a small phone and a desk, by day and by night. */
export const looks: readonly Look[] = [
  { name: 'phone-light', width: 360, height: 740, scheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, scheme: 'dark' },
  { name: 'desktop-dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'desktop-light', width: 1280, height: 800, scheme: 'light' },
];

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Shows the page as a holder with this width and scheme sees it. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.setViewportSize({ width: look.width, height: look.height });
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  // Colours fade from one scheme to the other; what turns for ever, such as a spinner, has no end to be brought to.
  await page.evaluate(() => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    for (const animation of passing) animation.finish();
  });
}

/** As wide as a screen of 1280 pixels at 400 %. */
const narrowest: Look = { name: 'zoomed', width: 320, height: 640, scheme: 'light' };

/** Expects that axe finds nothing wrong with the page, in every look, and that nothing is wider than the screen. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' · ')}`);
    expect.soft(found, `${screen}, ${look.name}`).toEqual([]);
    await expectNoOverflow(page, `${screen}, ${look.name}`);
  }
  await wear(page, narrowest);
  await expectNoOverflow(page, `${screen}, ${narrowest.name}`);
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(beyond, `${where}: pixels beyond the screen`).toBeLessThanOrEqual(0);
}
