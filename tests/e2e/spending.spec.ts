import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';

test('a limit is set with a code, read again, and removed [SPEND-01] [ROUTE-47] [SCA-19] [SCOPE-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const field = page.getByRole('textbox', { name: 'Limite di spesa' });
  await holder.logInAt('/n/manage-card/spendinglimits');

  await expect(holder.popup('Imposta un limite di spesa')).toBeVisible();
  // Above what a whole month of the seed comes to: a limit that is reached asks first.
  await holder.hand.write(field, '4.900,50');
  await holder.hand.press(holder.button('IMPOSTA'));
  await holder.confirmIdentity();
  await expect(
    page.getByText(/^Limite di spesa della carta .+ 4417 impostato a 4\.900,50\s€ al mese\.$/u),
  ).toBeVisible();
  await page.goBack();
  await expect(holder.popup('Modifica il limite di spesa')).toContainText(
    /4417 può spendere al massimo 4\.900,50\s€ al mese/u,
  );
  await expect(field).toHaveValue('4900,50');
  await holder.hand.press(holder.button('Rimuovi il limite'));
  await holder.hand.press(holder.button('RIMUOVI'));
  await holder.confirmIdentity();

  await expect(page.getByText(/^Limite di spesa della carta .+ 4417 rimosso\.$/u)).toBeVisible();
});

test('a limit is above zero and below the bank’s maximum, told at the field before any code [SPEND-04] [SPEND-05]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const field = page.getByRole('textbox', { name: 'Limite di spesa' });
  await holder.logInAt('/n/manage-card/spendinglimits');

  await holder.hand.write(field, '0');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Importo non corretto/u);
  await holder.hand.press(holder.button('IMPOSTA'));
  await expect(field).toBeFocused();
  await holder.hand.write(field, '5000');
  await holder.hand.press(holder.button('IMPOSTA'));

  await expect(field).toHaveAccessibleDescription(/maggiore di 0 e inferiore a 5\.000,00\s€\./u);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await bank.countCalls('generateOtp')).toBe(1);
});

test('a limit that the bank is slow to tell is not asked for over another card [SPEND-01]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const { promise: told, resolve: tell } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname === operations.readSpendingControl.path,
    async (route) => {
      await told;
      await route.continue();
    },
  );
  const asked = page.waitForRequest((request) => request.url().includes(operations.readSpendingControl.path));
  const answered = page.waitForResponse((reply) => reply.url().includes(operations.readSpendingControl.path));
  const tile = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Controlli di spesa' }) });
  await holder.hand.press(tile.getByRole('button'));
  await asked;

  await holder.hand.press(holder.button('Carta successiva'));
  await expect(page.getByText('2 di 3')).toBeVisible();
  tell();
  await (await answered).finished();

  await holder.hand.press(holder.button('Carta precedente'));
  await expect(page.getByText('1 di 3')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
