import { goInside } from '../support/e2e-crawl.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

/** Makes the next call of an operation fail, brings it about, and closes what tells of it. */
async function failOnce(holder: Holder, operationId: string, press: () => Promise<void>): Promise<void> {
  const { page, bank, hand } = holder;
  await bank.setFaults([{ operationId, kind: 'status', status: 500, times: 1 }]);
  await press();
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(trouble).toContainText('riprova più tardi');
  await hand.press(trouble.getByRole('button', { name: 'Chiudi' }).first());
  await expect(trouble).toHaveCount(0);
}

test('an identity provider that the bank does not lead to now is asked for again, from each entry [ERR-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/n/profile');

  for (const [entry, operationId, title] of [
    ['Aggiorna il documento d’identità', 'authorizeDocumentId', 'Aggiorna il documento'],
    ['Verifica di nuovo la tua identità', 'authorizeUserData', 'Conferma la tua identità'],
    ['Aggiorna i tuoi dati', 'updateUserData', 'Aggiorna i tuoi dati'],
  ] as const) {
    await hand.press(button(entry));
    await failOnce(holder, operationId, () => hand.press(button('AVANTI')));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await hand.press(button('AVANTI'));
    await expect(page.getByRole('heading', { name: 'Continua nell’altra finestra' })).toBeVisible();
    await hand.press(button('ANNULLA'));
    await expect(page).toHaveURL(/\/n\/profile$/u);
  }
});

test('an identity that is confirmed at the provider leads back to the profile, which says so [PROFILE-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/profile');
  await holder.hand.press(holder.button('Verifica di nuovo la tua identità'));
  await holder.hand.press(holder.button('AVANTI'));
  const opening = page.context().waitForEvent('page');
  await holder.hand.press(holder.button('APRI IL RICONOSCIMENTO'));
  const provider = await opening;
  await expect(page.getByText('Completa il riconoscimento nell’altra finestra.')).toBeVisible();

  await provider.getByRole('button', { name: 'Conferma i dati' }).click();

  await expect(page).toHaveURL(/\/n\/profile$/u);
  await expect(page.getByText(/la tua identità è confermata/u)).toBeVisible();
  await provider.close();
});

test('a loyalty programme that cannot be read now is asked for again [ERR-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const entry = page
    .getByRole('region', { name: 'I tuoi punti, i tuoi premi' })
    .getByRole('button', { name: 'Accedi' });
  await holder.logIn();
  await expect(entry).toBeVisible();

  await failOnce(holder, 'readLoyaltyPopup', () => holder.hand.press(entry));
  await holder.hand.press(entry);

  await expect(holder.popup('Vai al programma fedeltà')).toBeVisible();
});

test('a number that the bank does not take off the payee book stays in it until it does [ERR-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Marta' });
  await hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await hand.press(button('AVANTI'));
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeVisible();
  await goInside(page, '/telephoneRecharge');
  await hand.press(button('Elimina Marta dalla rubrica'));
  const take = holder.popup('Vuoi eliminare Marta dalla rubrica?').getByRole('button', { name: 'ELIMINA' });

  await failOnce(holder, 'deletePayee', () => hand.press(take));
  await hand.press(take);

  await expect(page.getByText('Marta non è più nella rubrica.')).toBeVisible();
});

test('a PIN that cannot be shown now is asked for again [ERR-08]', async ({ holderOf, page }) => {
  const holder = holderOf('standard');
  await holder.logInAt('/pinView/request');

  await failOnce(holder, 'viewPin', () => holder.hand.press(holder.button('MOSTRA')));
  await expect(page.getByText(/^\d{5}$/u)).toHaveCount(0);
  await holder.hand.press(holder.button('MOSTRA'));
  await holder.confirmIdentity();

  await expect(page.getByText(/^\d{5}$/u)).toBeVisible();
});

test('a threshold too high is told at its field, and alerts that do not end now are ended again [ERR-08] [ERR-15]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const field = page.getByRole('textbox', { name: 'Avvisami da questo importo in su' });
  await holder.logInAt('/smsAlert/activateThreshold');

  await hand.write(field, '1000,01');
  await hand.press(button('SALVA'));
  await expect(field).toHaveAccessibleDescription(/Scegli un importo tra/u);
  await hand.press(button('Disattiva gli avvisi SMS'));
  await failOnce(holder, 'unsubscribeSmsAlert', () => hand.press(button('DISATTIVA')));
  await hand.press(button('DISATTIVA'));

  await expect(page.getByText('Avvisi SMS disattivati.')).toBeVisible();
});

test('a way of receiving the movements list that is not saved now is confirmed again [ERR-08]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/estrattoConto/estrattoContoModify');
  await hand.choose(page.getByRole('radio', { name: 'Per posta, su carta' }));
  await hand.press(button('AVANTI'));

  await failOnce(holder, 'modifySubscription', () => hand.press(button('CONFERMA')));
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();

  await expect(page.getByText('Da ora la lista movimenti arriva a casa, per posta.')).toBeVisible();
});

test('a password that ends tomorrow is put off even where the bank does not hear of it [PWD-03]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('scade-domani');
  await holder.logIn();
  const popup = holder.popup('La tua password scade domani');
  await expect(popup).toBeVisible();
  const told = await bank.countCalls('retrieveTtl');
  await bank.setFaults([{ operationId: 'retrieveTtl', kind: 'status', status: 500, times: 1 }]);

  await holder.hand.press(holder.button('Non ora'));

  await expect(popup).toHaveCount(0);
  await expect.poll(() => bank.countCalls('retrieveTtl')).toBe(told + 1);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
