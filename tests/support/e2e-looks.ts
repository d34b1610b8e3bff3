import { expect, type Page } from '@playwright/test';
import { brokenRules, type Broken, type Rules } from './e2e-axe.ts';
import { expectLargeTextFits } from './e2e-large-text.ts';
import { wear, type Look } from './e2e-wear.ts';

/** Lists the looks that matter: a small phone and a desk, by day and by night. */
export const looks: readonly Look[] = [
  { name: 'phone-light', width: 360, height: 740, scheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, scheme: 'dark' },
  { name: 'desktop-dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'desktop-light', width: 1280, height: 800, scheme: 'light' },
];

/** The two looks that have the least in common: both widths and both schemes are in them. */
const extremes = looks.filter(({ name }) => name === 'phone-light' || name === 'desktop-dark');

const everything: Rules = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
};
const colours: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const targetSize: Rules = { runOnly: { type: 'rule', values: ['target-size'] } };
const layout: Rules = { runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] } };

/** Widths where only the layout is another: the first is a screen of 1280 pixels at 400 %. */
const layouts: readonly Look[] = [
  { name: 'zoomed', width: 320, height: 640, scheme: 'light' },
  { name: 'tablet', width: 768, height: 1024, scheme: 'light' },
];

/**
 * Expects that axe finds nothing wrong with the page in these looks, nor with what depends on the layout at the widths beside
 * and between them, that nothing is wider than the screen, and that large text fits a phone. A width that was judged in one
 * scheme is judged in the other by what depends on colours alone.
 *
 * Colours take axe four fifths of its time. All four looks are worn where the frame of the portal is judged, of which a phone
 * and a desk show other parts; elsewhere each scheme is seen at one width.
 */
export async function expectAccessible(
  page: Page,
  screen: string,
  worn: readonly Look[] = extremes,
): Promise<void> {
  const judged = new Set<number>();
  for (const look of worn) {
    await wear(page, look);
    await expectNothingWrong(page, `${screen}, ${look.name}`, judged.has(look.width) ? colours : everything);
    judged.add(look.width);
  }
  // Sites of others, which the sandbox stands for, say nothing of it.
  if ((await page.locator('meta[name="text-scale"]').count()) > 0) await expectLargeTextFits(page, screen);
  for (const look of layouts) {
    await wear(page, look);
    await expectNothingWrong(page, `${screen}, ${look.name}`, layout);
  }
}

async function expectNothingWrong(page: Page, where: string, rules: Rules): Promise<void> {
  const broken = await brokenRules(page, rules);
  const found: string[] = [];
  for (const { id, nodes } of broken) {
    const wrong = id === 'target-size' ? await smallInSight(page, nodes) : nodes;
    if (wrong.length > 0) found.push(`${id}: ${wrong.map(({ html }) => html).join(' · ')}`);
  }
  expect.soft(found, where).toEqual([]);
  await expectNoOverflow(page, where);
}

type Judged = Broken['nodes'][number];

/**
 * Keeps the targets that are too small where the holder has scrolled them into sight. Rows far from the window are not laid
 * out: they keep the places that they had in a window of another width, and which rows these are depends on how far the page
 * had been scrolled and on what had come.
 */
async function smallInSight(page: Page, nodes: readonly Judged[]): Promise<Judged[]> {
  const small: Judged[] = [];
  for (const node of nodes) {
    const selector = node.target.map(String).join(' ');
    const target = page.locator(selector);
    if ((await target.count()) > 0) await target.evaluate((it) => it.scrollIntoView({ block: 'center' }));
    const broken = await brokenRules(page, targetSize, selector);
    if (broken.length > 0) small.push(node);
  }
  return small;
}

async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(beyond, `${where}: pixels beyond the screen`).toBeLessThanOrEqual(0);
}
