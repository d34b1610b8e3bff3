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

/** Expects that a screen fits a small phone whose text is half as large again, and leaves the text as it was. */
export async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  await scaleText(page, scale);
  await wear(page, phone);
  const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(root, 'text size of the root').toBe('24px');
  expect.soft(await misfits(page), `${screen}, large text`).toEqual([]);
  await scaleText(page, 1);
}
