import { operations } from '#schemas';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

test('a reload before a top-up is confirmed and one while it is sent send one top-up, and say of the second that nobody knows [HOLDER-01] [LANG-01] [LANG-02]', async ({
  page,
  reload,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(operations.topUpPhone.path)) calls += 1;
  });
  page.on('dialog', (asked) => void asked.accept());
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde' });
  await holder.hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await holder.hand.press(holder.button('AVANTI'));
  await expect(page.getByText(/333\s123\s4519 \(Linea Verde\)/u)).toBeVisible();

  await reload();
  await expect(page.getByText(/333\s123\s4519 \(Linea Verde\)/u)).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await bank.setFaults([{ operationId: 'topUpPhone', kind: 'hang' }]);
  const sent = page.waitForRequest(`**${operations.topUpPhone.path}`);
  await holder.enterCode(await bank.nextCode(), 'Conferma');
  await sent;
  await page.reload();

  await expect(page.getByRole('heading', { name: 'Non sappiamo se la ricarica è partita' })).toBeFocused();
  await expect(holder.button('CONFERMA')).toHaveCount(0);
  await reload();
  await expect(page.getByRole('heading', { name: 'Non sappiamo se la ricarica è partita' })).toBeVisible();
  await bank.clearFaults();
  await holder.hand.press(holder.button('VAI ALLE OPERAZIONI'));
  await expect(holder.cards).toBeVisible();
  // One that was answered with the demand for a code, and one with it.
  expect(calls).toBe(2);
});

test('a reload while something is sent says that nobody knows whether it was done, and asks before it goes [HOLDER-01] [LANG-02]', async ({
  page,
  holderOf,
  bank,
}) => {
  const holder = holderOf('standard');
  page.on('dialog', (asked) => void asked.accept());
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();
  await holder.askCodeFor('3401112288');
  await bank.setFaults([{ operationId: 'updateContact', kind: 'hang' }]);
  const sent = page.waitForRequest(`**${operations.updateContact.path}`);
  await holder.enterCode(await bank.nextCode(), 'AVANTI');
  await sent;

  await page.reload();

  await expect(holder.popup('Non sappiamo se il numero è cambiato')).toBeVisible();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});
