import { expect, test } from '../support/e2e.ts';

test('what confirms important operations is told after a login, and closes once it is read [TRIG-06]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('Due conferme, più sicurezza');
  const tellNext = async () => {
    const adds = { triggerTimeline: { id: 'TWO_FACTOR_INFO' } };
    await bank.console('PUT', 'additions', [{ operationId: 'retrieveTtl', times: 1, adds }]);
  };
  await tellNext();
  await holder.logInByHand();
  await expect(popup).toBeVisible();
  const asked = await bank.countCalls('retrieveTtl');
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(popup).toHaveCount(0);
  await expect.poll(() => bank.countCalls('retrieveTtl')).toBe(asked + 1);

  await holder.logOut();
  await tellNext();
  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(popup).toBeVisible();
  await bank.setFaults([{ operationId: 'retrieveTtl', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(holder.cards).toBeVisible();
});

test('the page that ends a limited access asks for a login first, tells of the blocked card, and leads to the cards [ROUTE-52]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await page.goto('/trigger/insertRegistrationCodeSuccess');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByText('Servizi sbloccati')).toHaveCount(0);

  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { level: 1, name: 'Servizi sbloccati' })).toBeVisible();
  await holder.hand.press(holder.button('VAI ALLE TUE CARTE'));

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('a holder whose access is limited is not told that it is over [ROUTE-52] [GATE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await holder.logInTowards('/trigger/insertRegistrationCodeSuccess');

  await expect(page.getByText('Prima inserisci il codice di registrazione')).toBeVisible();
  await expect(page.getByText('Il codice è corretto')).toHaveCount(0);
});
