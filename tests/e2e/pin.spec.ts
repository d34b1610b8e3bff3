import { setLetters } from '../support/e2e-large-text.ts';
import { expect, test } from '../support/e2e.ts';

test('the PIN is shown for thirty seconds, and closing leads back to the card [PIN-03] [PIN-08] [S-38]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await holder.logInAt('/cardsmanagement');

  await holder.hand.press(holder.button('Visualizza PIN'));
  await expect(page).toHaveURL(/\/pinView\/request$/u);
  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Il PIN della carta' })).toBeVisible();
  await expect(page.getByText(/^\d{5}$/u)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('heading', { name: 'Il PIN non è più visibile' })).toBeVisible();
  await expect(page.getByText(/^\d{5}$/u)).toHaveCount(0);
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('the PIN comes into sight by itself in letters twice as large, while its seconds run [PIN-08] [HOLDER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logInAt('/pinView/request');
  await setLetters(page, 32);

  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();

  await expect(page.getByRole('heading', { name: 'Il PIN della carta' })).toBeAttached();
  await expect(page.getByText(/^\d{5}$/u)).toBeInViewport({ ratio: 1 });
});

test('a PIN that is not there is asked for first [PIN-10]', async ({ holderOf, bank, page }) => {
  const holder = holderOf('bloccata');
  await holder.logInAt('/cardsmanagement');
  await holder.selectCard('5535');
  await bank.setFaults([{ operationId: 'requestPin', kind: 'status', status: 500, times: 1 }]);

  await holder.hand.press(holder.button('Richiedi il PIN'));
  await expect(page.getByText('Non riusciamo a recuperare il PIN di questa carta.')).toBeVisible();
  await holder.hand.press(holder.button('Richiedi il PIN'));

  await expect(holder.button('Visualizza PIN')).toBeVisible();
});

test('the PIN is posted once, to the home address as the bank has it, and a second letter is refused kindly [PIN-01] [PIN-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const ask = page.getByRole('button', { name: /^Richiedi.*PIN/u });
  await holder.logInAt('/cardsmanagement');

  await holder.hand.press(ask);
  const asked = holder.popup('Vuoi ricevere di nuovo il PIN?');
  await expect(asked).toContainText(/all’indirizzo di casa .+\d+, \d{5} \p{Lu}.+chiama il Servizio Clienti/u);
  await holder.hand.press(holder.button('AVANTI'));
  await expect(holder.popup('Finito!')).toBeVisible();
  await holder.hand.press(holder.button('PROCEDI'));
  await holder.hand.press(ask);
  await holder.hand.press(holder.button('AVANTI'));

  await expect(page.getByText('Abbiamo già spedito il PIN di questa carta')).toBeVisible();
});
