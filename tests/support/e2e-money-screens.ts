import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through the tabs of movements lists, plans and loans, and through a plan from its purchase to its confirmation. */
export async function walkInstalments(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand } = holder;
  const see = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();
  await holder.logIn();
  await hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  await expect(page.getByRole('button', { name: /^Scarica pdf/u }).first()).toBeVisible();
  await visit('statements');
  await hand.press(page.getByRole('tab', { name: 'Finanziamenti' }));
  await expect(page.getByText('Debito residuo').first()).toBeVisible();
  await visit('financing');
  await hand.press(page.getByRole('tab', { name: 'Rate' }));
  await expect(page.getByRole('region', { name: 'Piani attivi' }).getByRole('listitem')).toHaveCount(3);
  await visit('instalments');
  await hand.press(page.getByRole('region', { name: 'Piani attivi' }).getByRole('link').first());
  await expect(button('Estingui in anticipo')).toBeVisible();
  await visit('plan');
  await hand.press(button('Estingui in anticipo'));
  await see('Vuoi estinguere il piano?');
  await visit('plan-extinguish');
  await hand.press(button('ANNULLA'));
  await hand.press(page.getByRole('tab', { name: 'Rate' }));
  await hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  await see('Cosa vuoi pagare a rate?');
  await hand.choose(page.getByRole('checkbox').first());
  await visit('instalment-purchases');
  await hand.press(button('AVANTI'));
  await see('In quante rate?');
  await hand.choose(page.getByRole('radio').first());
  await visit('instalment-plans');
  await hand.press(button('AVANTI'));
  await see('Ecco il tuo piano');
  await visit('instalment-simulation');
  await hand.press(button('AVANTI'));
  await see('Leggi il modulo SECCI');
  await visit('instalment-secci');
  await hand.press(button('SCARICA E CONTINUA'));
  await see('Confermi il piano?');
  await visit('instalment-confirm');
}

/** Goes through the help desk, the notice before the loyalty partner and the entry of the bills. */
export async function walkHelp(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  await holder.logInTowards('/userSupport/writeMessage');
  await hand.press(page.getByRole('button', { name: /Di cosa hai bisogno/u }));
  await hand.press(page.getByRole('option').first());
  await hand.write(page.getByRole('textbox', { name: 'Il tuo messaggio' }), 'Non riconosco il negozio');
  await hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), '347');
  await page.getByRole('textbox', { name: 'Numero di cellulare' }).blur();
  await visit('help-message-wrong');
  await hand.write(page.getByRole('textbox', { name: 'Numero di cellulare' }), '3471234567');
  await hand.press(button('AVANTI'));
  await expect(page.getByRole('radio').first()).toBeVisible();
  await visit('help-suggestions');
  await hand.press(button('Invia il messaggio'));
  await expect(page.getByText('Messaggio inviato')).toBeVisible();
  await visit('help-sent');
  await holder.logInTowards('/loyaltyProgram');
  await expect(popup('Vai al programma fedeltà')).toBeVisible();
  await visit('loyalty-notice');
  await holder.logInTowards('/pagopa/pagopaBills');
  await expect(page.getByRole('heading', { name: 'Paga i bollettini pagoPA' })).toBeVisible();
  await visit('pagopa');
}
