import { chromium, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { findBrowser } from '../tests/support/browser.ts';
import { openBankControls } from '../tests/support/e2e-bank.ts';
import { pointer } from '../tests/support/e2e-hand.ts';
import { createHolder } from '../tests/support/e2e-holder.ts';
import { startPortal } from '../tests/support/portal.ts';

/** The home of a holder who has just logged in, with a browser, a portal and a bank of its own. */
export type OpenHome = { page: Page; close: () => Promise<void> };

/** Logs a fresh copy of a demo account into the built portal behind its own headers, and waits for its operations. */
export async function openHome(
  account: string,
  viewport: { width: number; height: number },
): Promise<OpenHome> {
  const portal = await startPortal();
  const browser = await chromium.launch(await findBrowser());
  const context = await browser.newContext({ locale: 'it-IT', baseURL: portal.url, viewport });
  const page = await context.newPage();
  const bank = await openBankControls(context.request, portal.consoleUrl);
  const username = `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
  const holder = createHolder({ page, bank, hand: pointer, username });
  await page.goto('/');
  await holder.sendCredentials();
  await holder.codeField.waitFor();
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await page.getByRole('button', { name: 'Vedi altri' }).waitFor();
  return {
    page,
    close: async () => {
      await browser.close();
      await portal.close();
    },
  };
}
