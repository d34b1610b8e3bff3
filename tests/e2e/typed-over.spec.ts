import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const wrongFor = (code: string): string => (code === '123450' ? '123451' : '123450');

/** Presses the keys one after the other, as a holder does who neither clears the field nor leaves it. */
async function typeAndSend(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.keyboard.press(digit);
  await page.keyboard.press('Enter');
}

test('after a wrong code the right one is typed at once, at the login and for a new number [ERR-01] [S-65]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.sendCredentials();
  const atLogin = await bank.nextCode();
  await expect(holder.codeField).toBeFocused();

  await typeAndSend(page, wrongFor(atLogin));
  await expect(page.getByText('Codice errato.', { exact: true }).first()).toBeVisible();
  await expect(holder.codeField).toBeFocused();
  await typeAndSend(page, atLogin);
  await expect(holder.cards).toBeVisible();

  await holder.openPhoneChange();
  await holder.askCodeFor('3401112255');
  const forNumber = await bank.nextCode();
  await expect(holder.codeField).toBeFocused();
  await typeAndSend(page, wrongFor(forNumber));
  await expect(page.getByText('Codice errato.', { exact: true }).first()).toBeVisible();
  await expect(holder.codeField).toBeFocused();
  await typeAndSend(page, forNumber);

  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
});
