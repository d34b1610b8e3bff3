import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const threshold = 'Avvisami da questo importo in su';

test('the alerts tell their cost, and another threshold is confirmed with a code [ALERT-01] [ALERT-03] [ALERT-04] [ROUTE-45] [SCA-21] [SCOPE-16]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/smsAlert/activateThreshold');

  const heading = page.getByRole('heading', { name: 'Modifica l’importo degli avvisi SMS' });
  await expect(heading).toBeFocused();
  await expect(page.getByText(/costa 16 centesimi, un messaggio su richiesta 26 centesimi/u)).toBeVisible();
  await holder.hand.write(page.getByRole('textbox', { name: threshold }), '50,5');
  await holder.hand.press(holder.button('SALVA'));
  await holder.confirmIdentity();

  await expect(page.getByText('ora ti avvisiamo per ogni operazione da 50,50 € in su')).toBeVisible();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('alerts of every operation are signed as such, and no amount of nothing is named [ALERT-03] [S-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const popup = holder.popup('Sei veramente tu?');
  await holder.logInAt('/smsAlert/activateThreshold');
  await beginAnew(holder);
  await holder.hand.write(page.getByRole('textbox', { name: threshold }), '0');
  await holder.hand.press(holder.button('ATTIVA'));

  await expect(popup).toContainText('un avviso SMS per ogni operazione, di qualsiasi importo.');
  await expect(popup).not.toContainText('0,00');
  await holder.hand.press(popup.getByRole('button', { name: 'Approva nell’app' }));
  const approval = page.getByRole('dialog').filter({ hasText: 'Apri l’app' });
  await expect(approval).toContainText('un avviso SMS per ogni operazione, di qualsiasi importo.');
  await expect(approval).not.toContainText('0,00');
});

test('who saves the amount of the alerts as it is is asked for no code, and hears that they stay [ALERT-02]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/smsAlert/activateThreshold');
  const before = await bank.countCalls('generateOtp');

  await holder.hand.press(holder.button('SALVA'));

  await expect(page.getByText('Gli avvisi restano come prima: per ogni operazione')).toBeVisible();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  expect(await bank.countCalls('generateOtp')).toBe(before);
});

test('alerts that are ended can be begun again, and an amount too high is told at the field [ALERT-02] [ERR-15] [ROUTE-44] [SCA-21] [SCOPE-16]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const field = page.getByRole('textbox', { name: threshold });
  await holder.logInAt('/smsAlert/activateThreshold');
  await beginAnew(holder);
  await holder.hand.write(field, '1000,01');
  await holder.hand.press(holder.button('ATTIVA'));
  await expect(field).toHaveAccessibleDescription(/Scegli un importo tra 0,00\s€ e 1\.000,00\s€\./u);
  await expect(field).toBeFocused();
  expect(await bank.countCalls('generateOtp')).toBe(1);
  await holder.hand.write(field, '1000');
  await holder.hand.press(holder.button('ATTIVA'));
  await holder.confirmIdentity();

  await expect(
    page.getByText('Avvisi SMS attivi: ti avvisiamo per ogni operazione da 1.000,00 €'),
  ).toBeVisible();
});

test('an SMS with what is left comes for the price that is told, and no second one within the minute [ADD-05] [ALERT-04] [CALL-99]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/smsAlert/activateThreshold');
  const ask = holder.button('Ricevi ora un SMS con il disponibile');
  const popup = holder.popup('Vuoi sapere quanto puoi spendere?');

  await holder.hand.press(ask);
  await expect(popup).toContainText('Costa 26 centesimi.');
  await holder.hand.press(popup.getByRole('button', { name: 'INVIA' }));

  await expect(page.getByText(/Abbiamo inviato l’SMS al numero \*+\d\d/u)).toBeVisible();
  expect((await bank.nextSms()).text).toMatch(/ti restano [\d.,]+ euro/u);
  await holder.hand.press(ask);
  await holder.hand.press(popup.getByRole('button', { name: 'INVIA' }));
  await expect(page.getByText('Ti abbiamo appena inviato un SMS.')).toBeVisible();
});

/** Ends the alerts, and goes back to where they are begun again. */
async function beginAnew({ page, hand, button }: Holder): Promise<void> {
  await hand.press(button('Disattiva gli avvisi SMS'));
  await hand.press(button('DISATTIVA'));
  await expect(page.getByText('Avvisi SMS disattivati.')).toBeVisible();
  await page.goBack();
  await hand.press(button('ATTIVA'));
  await expect(page).toHaveURL(/\/smsAlert\/activate$/iu);
}
