import { goInside } from '../support/e2e-crawl.ts';
import { expect, test } from '../support/e2e.ts';

test('a blocked 3D Secure is unlocked with the e-Code by one code [TDS-02] [TDS-14] [TDS-15]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('bloccata');
  await holder.logInAt('/cardsmanagement');

  await holder.hand.press(holder.button('Sblocca 3D Secure'));
  await expect(holder.popup('Sblocco 3D Secure')).toBeVisible();
  await holder.hand.press(holder.button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(holder.popup('Fatto!')).toContainText('puoi tornare ad acquistare online');
  await holder.hand.press(holder.button('CHIUDI'));

  const online = page.getByRole('region', { name: 'Acquisti online' });
  const section = online.getByRole('region', { name: '3D Secure', exact: true });
  await expect(section.getByText('Sempre attivo')).toBeVisible();
  await expect(online.getByRole('heading', { level: 3 })).toHaveText([
    '3D Secure',
    'Codice e-Code',
    'Controlli di spesa',
  ]);
  await expect(page.getByText('Il servizio è bloccato')).toHaveCount(0);
  expect(await bank.countCalls('unlockThreeDSecure')).toBe(2);
});

test('3D Secure is unlocked alone by its address, and once unlocked says so [ROUTE-17] [TDS-11] [TDS-13]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await holder.logInAt('/unlock3Ds');

  await holder.hand.press(holder.button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(holder.popup('Fatto!')).toContainText('Il servizio 3D Secure è stato riattivato');
  await holder.hand.press(holder.button('CHIUDI'));
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  await goInside(page, '/unlock3Ds');

  await expect(
    page.getByText('Non c’è niente da sbloccare: il servizio 3D Secure non è bloccato.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('an inactive 3D Secure is switched on directly, with a code, and at once after a failure too [TDS-03] [TDS-12] [ERR-08]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('bloccata');
  await holder.logInAt('/cardsmanagement');
  await holder.selectCard('5535');
  await bank.setFaults([{ operationId: 'activateThreeDSecure', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('Attiva 3D Secure'));
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await holder.hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await holder.hand.press(holder.button('Attiva 3D Secure'));
  await holder.confirmIdentity();
  await expect(holder.popup('Fatto!')).toContainText('Il servizio 3D Secure è attivo');
  await holder.hand.press(holder.button('CHIUDI'));

  await expect(page.getByText('Sempre attivo')).toBeVisible();
});
