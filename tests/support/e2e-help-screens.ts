import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';
import { enterNumber } from './e2e-service-screens.ts';

/** Goes through the pages that everybody may read: help, contacts, questions, numbers and one of the legal ones. */
export async function walkInformation({ page, hand, button }: Holder, visit: Visit): Promise<void> {
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/assistenza');
  await hand.press(button('Registrarsi al portale'));
  await visit('information-help');
  await page.goto('/assistenza/contacts');
  await expect(heading('Contatti')).toBeVisible();
  await visit('information-contacts');
  await page.goto('/domande-frequenti');
  await hand.press(button('Quanto costano gli avvisi SMS?'));
  await visit('information-questions');
  await page.goto('/trasparenza');
  await expect(heading('Trasparenza')).toBeVisible();
  await visit('information-legal');
}

/** Goes through the menu of a holder on a phone, the menu of help, and the chat of a bank that has one. */
export async function walkFrame(holder: Holder, visit: Visit): Promise<void> {
  const { page, bank, button, hand, popup } = holder;
  const helpBy = (chatbot: string) => bank.console('PUT', 'chatbot', { chatbot });
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await hand.press(page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true }));
  await visit('menu');
  await holder.openMenuEntry('Gestisci carta');
  await hand.press(button('Assistenza'));
  await expect(popup('Come possiamo aiutarti?')).toBeVisible();
  await visit('menu-help');
  await helpBy('TARGET');
  await holder.logIn();
  await hand.press(button('Assistenza'));
  const chat = popup('Chat con l’assistenza').frameLocator('iframe');
  await expect(chat.getByText('Ciao! Come posso aiutarti?')).toBeVisible();
  await visit('chat');
  await helpBy('TACTICAL');
}

/** Goes through the payee book, empty and with a number, and the page of the movements lists. */
export async function walkPayeeBook(holder: Holder, visit: Visit): Promise<void> {
  const { page, bank, hand, button, popup } = holder;
  await holder.logInAt('/telephoneRecharge');
  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
  await visit('payees-none');
  await hand.press(page.getByRole('link', { name: 'Ricarica un numero' }));
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Marta' });
  await hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await hand.press(button('AVANTI'));
  await bank.advanceClock('PT31S');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await hand.press(button('CHIUDI'));
  await holder.openMenuEntry('Gestisci carta');
  await hand.press(page.getByRole('link', { name: /Rubrica dei numeri/u }));
  await expect(page.getByRole('link', { name: 'Ricarica Marta' })).toBeVisible();
  await visit('payees');
  await hand.press(button('Elimina Marta dalla rubrica'));
  await expect(popup('Vuoi eliminare Marta dalla rubrica?')).toBeVisible();
  await visit('payees-delete');
}
