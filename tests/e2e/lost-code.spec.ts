import type { Page } from '@playwright/test';
import { enterNumber } from '../support/e2e-service-screens.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const topUp = '/telephoneRecharge/anagraphicData';

/** Comes to the code of a top-up. */
async function comeToCode(holder: Holder, page: Page): Promise<void> {
  await holder.logInAt(topUp);
  await enterNumber(holder, { number: '3331234577', operator: 'Linea Verde', name: '' });
  await holder.hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('CONFERMA'));
}

/** Comes to the code of a top-up, and loses the answer to it that the bank has given. */
async function loseVerification(holder: Holder, page: Page, code: () => Promise<string>): Promise<string> {
  await comeToCode(holder, page);
  const right = await code();
  await page.route(
    '**/api/mfa/services/api/oauth/V2/MFA',
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
  await holder.enterCode(right, 'Conferma');
  return right;
}

test('a code whose answer is lost is typed again, and the operation is done once [HOLDER-01] [S-26]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const right = await loseVerification(holder, page, async () => (await bank.nextSms()).code ?? '');
  await expect(page.getByText('Non abbiamo ricevuto risposta').first()).toBeVisible();

  await expect(holder.codeField).toHaveValue(right);
  await expect(holder.codeField).not.toHaveAttribute('aria-invalid', 'true');
  await holder.hand.press(holder.button('Conferma'));

  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeFocused();
  // One that was answered with the demand for a code, and one with it.
  expect(await bank.countCalls('topUpPhone')).toBe(2);
});

test('after a code whose answer was lost the holder is in, and says what they want anew [HOLDER-01] [S-31]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await loseVerification(holder, page, async () => (await bank.nextSms()).code ?? '');
  await holder.button('Invia di nuovo il codice').press('Enter');

  await expect(page.getByText('ripetila da capo')).toBeVisible();
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(page.getByRole('heading', { name: 'Confermi la ricarica?' })).toBeVisible();
});

test('a code in hand is typed after Annulla and after a reload, which say when it was sent, and no other is sent [HOLDER-01] [HOLDER-02] [HOLDER-13]', async ({
  holderOf,
  bank,
  page,
  reload,
}) => {
  const holder = holderOf('standard');
  await comeToCode(holder, page);
  const { code } = await bank.nextSms();
  const popup = holder.popup('Sei veramente tu?');
  await holder.hand.press(popup.getByRole('button', { name: 'Annulla' }));
  await holder.hand.press(holder.button('CONFERMA'));
  const sentBefore = /Usa il codice delle \d\d:\d\d: vale ancora 4:\d\d\./u;
  await expect(popup).toContainText(sentBefore);
  await reload();

  await expect(page.getByText('Il codice che ti abbiamo inviato vale ancora')).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(popup).toContainText(sentBefore);
  await holder.enterCode(code ?? '', 'Conferma');

  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeFocused();
  expect(await bank.countCalls('generateOtp')).toBe(4);
});
