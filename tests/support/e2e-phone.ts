import type { Browser } from '@playwright/test';
import { test as base } from './e2e.ts';
import { guardPage } from './e2e-guard.ts';
import type { Holder } from './e2e-holder.ts';

/** The bank’s app on a holder’s phone, which the console stands for. */
export type Phone = Awaited<ReturnType<typeof openPhone>>;

/** Is Playwright’s `test` with the phones of holders. */
export const test = base.extend<{ phoneOf: (holder: Holder) => Promise<Phone> }>({
  phoneOf: async ({ browser, portal }, use) => {
    const phones: Phone[] = [];
    await use(async ({ username }) => {
      const phone = await openPhone(
        browser,
        `${portal.consoleUrl}/sandbox/phone?username=${encodeURIComponent(username)}`,
      );
      phones.push(phone);
      return phone;
    });
    for (const { page } of phones) await page.context().close();
  },
});

/** Opens the phone in a browser of its own, whose time is its own too. */
async function openPhone(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  const guard = await guardPage(page);
  await page.goto(address);
  return {
    page,
    problems: () => guard.problems(),
    /** What waits, by what it signs. */
    request: (name: string) => page.getByRole('form', { name }),
    approve: async (number: string): Promise<void> => {
      await page.getByLabel('Scrivi il numero che vedi nel portale').fill(number);
      await page.getByRole('button', { name: 'APPROVA' }).click();
    },
    refuse: () => page.getByRole('button', { name: 'RIFIUTA' }).click(),
  };
}
