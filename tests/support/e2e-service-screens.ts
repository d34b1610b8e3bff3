import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through every screen of the SMS alerts: another threshold, their end, and their beginning. */
export async function walkAlerts(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand } = holder;
  const field = page.getByRole('textbox', { name: 'Avvisami da questo importo in su' });
  await holder.logInTowards('/smsAlert/activateThreshold');
  await expect(field).toBeVisible();
  await visit('alerts-threshold');
  await hand.write(field, '1000,01');
  await hand.press(button('SALVA'));
  await expect(page.getByText('Scegli un importo tra').first()).toBeVisible();
  await visit('alerts-threshold-refused');
  await hand.press(button('Disattiva gli avvisi SMS'));
  await expect(holder.popup('Disattivare gli avvisi SMS?')).toBeVisible();
  await visit('alerts-cancel');
  await hand.press(button('DISATTIVA'));
  await expect(page.getByText('Avvisi SMS disattivati.')).toBeVisible();
  await visit('alerts-ended');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Gli avvisi SMS non sono attivi' })).toBeVisible();
  await visit('alerts-off');
  await hand.press(button('ATTIVA'));
  await expect(field).toBeVisible();
  await visit('alerts-activate');
  await hand.write(field, '20');
  await hand.press(button('ATTIVA'));
  await holder.confirmIdentity();
  await expect(page.getByText('Avvisi SMS attivi: ti avvisiamo')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Gli avvisi SMS sono già attivi' })).toBeVisible();
  await visit('alerts-on');
}

/** Goes through every screen of the spending control: a limit set, changed and removed. */
export async function walkSpending(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  const field = page.getByRole('textbox', { name: 'Limite mensile' });
  await holder.logInTowards('/n/manage-card/spendinglimits');
  await expect(popup('Imposta un limite di spesa')).toBeVisible();
  await visit('spending-set');
  await hand.write(field, '5000');
  await hand.press(button('IMPOSTA'));
  await expect(page.getByText('Scegli un importo maggiore di 0').first()).toBeVisible();
  await visit('spending-refused');
  await hand.write(field, '1200');
  await hand.press(button('IMPOSTA'));
  await holder.confirmIdentity();
  await expect(page.getByText('Limite di spesa impostato')).toBeVisible();
  await page.goBack();
  await expect(popup('Cambia il limite di spesa')).toBeVisible();
  await visit('spending-change');
  await hand.press(button('Rimuovi il limite'));
  await expect(popup('Rimuovere il limite di spesa?')).toBeVisible();
  await visit('spending-remove');
}

/** Goes through every screen of the delivery of the movements list, and of the address that is told of it. */
export async function walkStatementDelivery(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  const choose = async (name: string) => hand.choose(page.getByRole('radio', { name }));
  await holder.logInTowards('/estrattoConto/estrattoContoModify');
  await expect(page.getByRole('heading', { name: 'Come ricevi la lista movimenti' })).toBeVisible();
  await visit('delivery-choice');
  await hand.press(button('Modifica l’indirizzo email'));
  await expect(popup('Modifica l’indirizzo email')).toBeVisible();
  await visit('statement-email');
  const email = page.getByRole('textbox', { name: 'Nuovo indirizzo email' });
  await hand.write(email, 'nuova@percorso');
  await email.blur();
  await expect(page.getByText('Formato email non corretto').first()).toBeVisible();
  await visit('statement-email-wrong');
  await hand.write(email, 'nuova@percorso.test');
  await hand.press(popup('Modifica l’indirizzo email').getByRole('button', { name: 'AVANTI' }));
  await holder.confirmIdentity();
  await expect(popup('Finito!')).toBeVisible();
  await visit('statement-email-done');
  await hand.press(button('CHIUDI'));
  await page.goBack();
  await choose('Per posta, su carta');
  await hand.press(button('AVANTI'));
  await expect(page.getByRole('heading', { name: 'Vuoi la lista movimenti per posta?' })).toBeVisible();
  await visit('delivery-paper');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(page.getByText('Da ora la lista movimenti arriva a casa')).toBeVisible();
  await page.goBack();
  await choose('Online, con una notifica via email');
  await hand.press(button('AVANTI'));
  await expect(page.getByRole('heading', { name: 'A quale indirizzo ti avvisiamo?' })).toBeVisible();
  await visit('delivery-address');
}
