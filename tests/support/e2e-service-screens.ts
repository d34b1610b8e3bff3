import { expect } from '@playwright/test';
import { goInside } from './e2e-crawl.ts';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through every screen of the SMS alerts: another threshold, their end, and their beginning. */
export async function walkAlerts(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand } = holder;
  const field = page.getByRole('textbox', { name: 'Avvisami da questo importo in su' });
  await holder.logInAt('/smsAlert/activateThreshold');
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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  const field = page.getByRole('textbox', { name: 'Limite di spesa' });
  await holder.logInAt('/n/manage-card/spendinglimits');
  await expect(popup('Imposta un limite di spesa')).toBeVisible();
  await visit('spending-set');
  await hand.write(field, '5000');
  await hand.press(button('IMPOSTA'));
  await expect(page.getByText('Scegli un importo maggiore di 0').first()).toBeVisible();
  await visit('spending-refused');
  await hand.write(field, '4000');
  await hand.press(button('IMPOSTA'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^Limite di spesa della carta .* impostato/u)).toBeVisible();
  await page.goBack();
  await expect(popup('Modifica il limite di spesa')).toBeVisible();
  await visit('spending-change');
  await hand.press(button('Rimuovi il limite'));
  await expect(popup('Rimuovere il limite di spesa?')).toBeVisible();
  await visit('spending-remove');
}

/** Goes through every screen of the delivery of the movements list, and of the address that is informed of it. */
export async function walkStatementDelivery(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  const choose = async (name: string) => hand.choose(page.getByRole('radio', { name }));
  await holder.logInAt('/estrattoConto/estrattoContoModify');
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

/** Goes through every screen of a phone top-up: a new number that is kept, then the payee book. */
export async function walkTopUp(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, bank, popup } = holder;
  const title = (name: string) => page.getByRole('heading', { name });
  await holder.logInAt('/telephoneRecharge/anagraphicData');
  await expect(title('Quale numero vuoi ricaricare?')).toBeVisible();
  await visit('top-up-number');
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Marta' });
  await expect(title('Quanto vuoi ricaricare?')).toBeVisible();
  await visit('top-up-amount');
  await hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await hand.press(button('AVANTI'));
  await expect(title('Confermi la ricarica?')).toBeVisible();
  await visit('top-up-confirm');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  // This screen goes on by itself: anyone who looks at it for long sees the next.
  await expect(title('Ricarica inviata')).toBeVisible();
  await hand.press(button('CONTROLLA ORA'));
  await expect(title('Ricarica ancora in corso')).toBeVisible();
  await visit('top-up-pending');
  await bank.advanceClock('PT11S');
  await hand.press(button('CONTROLLA DI NUOVO'));
  await expect(title('Ricarica completata')).toBeVisible();
  await visit('top-up-done');
  await hand.press(button('CHIUDI'));
  await goInside(page, '/telephoneRecharge/anagraphicData');
  await expect(title('Chi vuoi ricaricare?')).toBeVisible();
  await hand.press(button('Elimina dalla rubrica'));
  await expect(page.getByText('Scegli un numero per continuare.').first()).toBeVisible();
  await visit('top-up-book');
  await hand.choose(page.getByRole('radio', { name: 'Marta' }));
  await hand.press(button('Elimina dalla rubrica'));
  await expect(popup('Vuoi eliminare Marta dalla rubrica?')).toBeVisible();
  await visit('top-up-forget');
}

type NewNumber = { number: string; operator: string; name?: string };

/** Types a number to be topped up, and goes on to the amount. */
export async function enterNumber(holder: Holder, { number, operator, name }: NewNumber): Promise<void> {
  const { page, button, hand } = holder;
  await hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), number);
  await hand.pick(page.getByRole('combobox', { name: /Operatore/u }), operator);
  if (name !== undefined)
    await hand.write(page.getByRole('textbox', { name: /Salva in rubrica come/u }), name);
  await hand.press(button('AVANTI'));
}

/** Goes to what a holder is informed of recharging the card: a prepaid one, any other, or one linked to online banking. */
export function walkRecharge(name: string, title: string): (holder: Holder, visit: Visit) => Promise<void> {
  return async ({ page, logInTowards }, visit) => {
    await logInTowards('/cardRecharge/anagraphicData');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await visit(name);
  };
}
