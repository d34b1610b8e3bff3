import { randomUUID } from 'node:crypto';
import { test as base } from '@playwright/test';
import { type BankControls, openBankControls } from './e2e-bank.ts';
import { type Guard, guardPage } from './e2e-guard.ts';
import { keyboardOf, pointer } from './e2e-hand.ts';
import { createHolder, type Holder } from './e2e-holder.ts';
import { type Reload, reloaderOf } from './e2e-reload.ts';
import { type RunningPortal, startPortal } from './portal.ts';
import { quickPassword } from './sandbox.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  guard: Guard;
  bank: BankControls;
  /** Reloads the page once what runs in it is kept; to be asked for before its first page. */
  reload: Reload;
  /** Returns a holder with a fresh copy of a demo account, who uses a pointer. */
  holderOf: (account: string) => Holder;
  /** Returns a holder with a fresh copy of a demo account, who uses the keyboard alone. */
  typistOf: (account: string) => Holder;
};

type WorkerFixtures = { portal: RunningPortal };

/** Is Playwright's `test` with a portal and a bank of its own for each worker; a page that does anything wrong fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  portal: [
    async ({}, use) => {
      const portal = await startPortal({ policy: { password: quickPassword } });
      await use(portal);
      await portal.close();
      base.expect(portal.unexpected(), 'what the log may not hold').toEqual([]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  // A context is emptied for the next test, but its network stays as it was left.
  context: async ({ context }, use) => {
    await use(context);
    await context.setOffline(false);
  },
  guard: [
    async ({ page }, use) => {
      const guard = await guardPage(page);
      await use(guard);
      base.expect(guard.problems(), 'what the page did wrong').toEqual([]);
    },
    { auto: true },
  ],
  bank: async ({ request, portal }, use) => {
    const bank = await openBankControls(request, portal.consoleUrl);
    await bank.clearFaults();
    await use(bank);
    await bank.clearFaults();
    // Seeds end at the bank's now: with its clock in another month, the next test's page sees none of what is pending.
    base.expect(await bank.countDaysAhead(), 'days that the test left the bank’s clock ahead').toBe(0);
  },
  reload: async ({ page }, use) => use(await reloaderOf(page)),
  holderOf: async ({ page, bank }, use) => {
    await use((account) => createHolder({ page, bank, hand: pointer, username: copyOf(account) }));
  },
  typistOf: async ({ page, bank }, use) => {
    await use((account) => createHolder({ page, bank, hand: keyboardOf(page), username: copyOf(account) }));
  },
});

function copyOf(account: string): string {
  return `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
}
