import { expect } from '@playwright/test';
import { goInside } from './e2e-crawl.ts';
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
  await expect(page.getByText('Totale da pagare').first()).toBeVisible();
  await visit('instalment-simulation');
  await hand.press(button('AVANTI'));
  await see('Leggi il modulo SECCI');
  await visit('instalment-secci');
  await hand.press(button('SCARICA E CONTINUA'));
  await see('Confermi il piano?');
  await visit('instalment-confirm');
  await hand.choose(page.getByRole('checkbox', { name: 'Ho scaricato e letto il modulo SECCI' }));
  await hand.press(button('CONFERMA'));
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await visit('instalment-signed');
}

/** Goes through the help desk, the notice before the loyalty partner and the entry of the bills. */
export async function walkHelp(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  await holder.logInAt('/userSupport/writeMessage');
  await hand.pick(
    page.getByRole('combobox', { name: /Di cosa hai bisogno/u }),
    'Non riconosco un’operazione',
  );
  await hand.write(page.getByRole('textbox', { name: 'Il tuo messaggio' }), 'Non riconosco il negozio');
  await hand.write(page.getByRole('textbox', { name: 'Un altro numero per richiamarti' }), '347');
  await page.getByRole('textbox', { name: 'Un altro numero per richiamarti' }).blur();
  await visit('help-message-wrong');
  await hand.write(page.getByRole('textbox', { name: 'Un altro numero per richiamarti' }), '3471234567');
  await hand.press(button('INVIA'));
  await expect(button('INVIA ORA')).toBeVisible();
  await visit('help-suggestions');
  await hand.press(button('INVIA ORA'));
  await expect(page.getByRole('heading', { name: 'Messaggio inviato' })).toBeVisible();
  await visit('help-sent');
  await goInside(page, '/loyaltyProgram');
  await expect(button('Accedi')).toBeVisible();
  await visit('loyalty');
  await hand.press(button('Accedi'));
  await expect(popup('Vai al programma fedeltà')).toBeVisible();
  await visit('loyalty-notice');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await goInside(page, '/pagopa/pagopaBills');
  await expect(page.getByRole('heading', { name: 'Paga i bollettini pagoPA' })).toBeVisible();
  await visit('pagopa');
}
