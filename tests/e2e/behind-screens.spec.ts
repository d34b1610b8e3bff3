import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

test('a page that waits for the bank asks behind itself: it can be used all the time, keeps the focus, and goes on when the answer is there [LANG-11]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const close = holder.button('CHIUDI');
  const asked = () => page.waitForResponse((response) => response.url().includes('topUpId='));
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await holder.hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await holder.hand.press(holder.button('CONFERMA'));
  await holder.enterCode((await bank.nextSms()).code ?? '', 'Conferma');
  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeFocused();
  await close.focus();

  await asked();
  await asked();

  await expect(close).toBeFocused();
  await expect(close).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeVisible();
  await bank.advanceClock('PT11S');
  await expect(page.getByRole('heading', { name: 'Ricarica completata' })).toBeFocused();
  await holder.hand.press(close);
  await expect(holder.cards).toBeVisible();
  const calls = await bank.countCalls('readTopUpStatus');
  expect(calls).toBeGreaterThanOrEqual(3);
  expect(calls).toBeLessThanOrEqual(8);
});
