import { expect, type CDPSession, type Page } from '@playwright/test';
import { wear } from './e2e-wear.ts';
import { misfits } from './fit/misfits.ts';

const phone = { name: 'large text', width: 360, height: 740, scheme: 'light' } as const;
const scale = 1.5;
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the text of a page to a multiple of its size, as the settings of Android do. */
export async function scaleText(page: Page, times: number): Promise<void> {
  const opened = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opened);
  await (await opened).send('Emulation.setEmulatedOSTextScale', { scale: times });
}

/** Sets the letters of a page alone, as a style of the holder’s own does; media queries know nothing of it. */
export async function setLetters(page: Page, px?: number): Promise<void> {
  const size = px === undefined ? '' : `${px}px`;
  await page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
}

/** Expects that a screen fits a small phone whose text is half as large again, and leaves the text as it was. */
export async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  await scaleText(page, scale);
  await wear(page, phone);
  await expectFits(page, `${screen}, large text`, 24);
  await scaleText(page, 1);
}

/** Expects that a screen fits a small phone whose letters are large, whatever makes them so, and leaves them as they were. */
export async function expectLargeLettersFit(page: Page, screen: string): Promise<void> {
  await expectLargeTextFits(page, screen);
  for (const px of [20, 24]) {
    await setLetters(page, px);
    await expectFits(page, `${screen}, letters of ${px} px`, px);
  }
  await setLetters(page);
}

async function expectFits(page: Page, where: string, px: number): Promise<void> {
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(root, 'text size of the root').toBe(`${px}px`);
  expect.soft(await misfits(page), where).toEqual([]);
}
