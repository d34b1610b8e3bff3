import { expect } from '@playwright/test';
import type { Holder } from './e2e-holder.ts';
import type { Visit } from './e2e-screens.ts';

/** Goes through the filters, what they find, one operation in full, the expenses and the file, as `standard`. */
export async function walkOperations(holder: Holder, visit: Visit): Promise<void> {
  const { page, button, hand, popup } = holder;
  await holder.logIn();
  await expect(button('Vedi altri')).toBeVisible();
  await hand.press(button('Filtra'));
  await expect(page.getByRole('searchbox', { name: 'Cerca per esercente' })).toBeVisible();
  await visit('filters');
  await hand.press(page.getByRole('button', { name: /^Periodo/u }));
  await expect(page.getByRole('grid').first()).toBeVisible();
  await visit('filters-calendar');
  await page.keyboard.press('Escape');
  await hand.write(page.getByRole('textbox', { name: 'Importo da' }), '50');
  await hand.write(page.getByRole('textbox', { name: 'Importo a' }), '20');
  await hand.press(button('Applica'));
  await expect(page.getByRole('region', { name: 'Controlla i filtri' })).toBeVisible();
  await visit('filters-wrong');
  await hand.write(page.getByRole('textbox', { name: 'Importo a' }), '90');
  await hand.press(button('Applica'));
  await expect(page.getByText(/operazioni trovate/u).first()).toBeVisible();
  await visit('filtered');
  await hand.press(button('Azzera ricerca'));
  await hand.press(page.getByRole('tabpanel').locator('li button[data-pending="false"]:has(time)').first());
  await expect(page.getByRole('dialog').getByText(/delle tue spese/u)).toBeVisible();
  await visit('operation');
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }));
  await hand.press(button('Le tue spese'));
  await expect(popup('Le tue spese').getByRole('table').first()).toBeVisible();
  await visit('spending-by-category');
  await hand.press(popup('Le tue spese').getByRole('button', { name: 'Chiudi', exact: true }));
  await hand.press(button('Scarica movimenti'));
  await expect(popup('Scarica movimenti')).toBeVisible();
  await visit('download');
}
