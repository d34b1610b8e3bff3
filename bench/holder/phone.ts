import { type Browser, type Locator, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { openBankControls } from '../../tests/support/e2e-bank.ts';
import { password } from '../../tests/support/e2e-holder.ts';
import { beginSession } from '../../tests/support/e2e-session.ts';
import type { RunningPortal } from '../../tests/support/portal.ts';
import { countingHand, type Hand } from './hand.ts';

/** A holder’s phone in the portal: what they find there, and the hand that acts on it. */
export type Phone = {
  page: Page;
  hand: Hand;
  username: string;
  password: string;
  button: (name: string) => Locator;
  popup: (name: string) => Locator;
  /** The selected card on the home. */
  card: Locator;
  codeField: Locator;
  /** Types the code of the SMS that has just come, and confirms it. */
  enterCode: (confirm: 'Conferma' | 'AVANTI') => Promise<void>;
  /** Opens a page of the portal in a session of its own. */
  open: (path: string) => Promise<void>;
  close: () => Promise<void>;
};

/** What lies between the phone and the bank: nothing, or 400 kbit/s, and 400 ms to each answer. */
export type Network = 'at once' | 'slow 3G';

const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const size = { width: 360, height: 740 };

/** Gives a fresh copy of a demo account a phone of 360 × 740. */
export async function openPhone(
  browser: Browser,
  portal: RunningPortal,
  { account, network }: { account: string; network: Network },
): Promise<Phone> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    baseURL: portal.url,
    viewport: size,
    hasTouch: true,
    isMobile: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  if (network === 'slow 3G')
    await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', slowNetwork);
  const bank = await openBankControls(context.request, portal.consoleUrl);
  const username = `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
  const hand = countingHand();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const codeField = page.getByRole('textbox', { name: 'Codice di verifica' });
  return {
    page,
    hand,
    username,
    password,
    button,
    popup: (name) => page.getByRole('dialog', { name }),
    card: page
      .getByRole('region', { name: 'Le tue carte' })
      .locator('li:not([inert])')
      .getByRole('link')
      .first(),
    codeField,
    enterCode: async (confirm) => {
      await codeField.waitFor();
      await hand.write(codeField, await bank.nextCode());
      await hand.tap(button(confirm));
    },
    open: async (path) => (await beginSession(page, bank, username))(path),
    close: () => context.close(),
  };
}
