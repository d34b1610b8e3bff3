import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

/** Opens the newest operation that is booked and was paid in euro, and answers what was charged for it. */
async function openBooked({ page, hand }: Holder): Promise<number> {
  const rows = page.getByRole('button').filter({ has: page.locator('[class*="merchant"]') });
  await hand.press(rows.filter({ hasNotText: /NON CONTABILIZZATO|,\d\d\s*[A-Z]{3}/u }).first());
  const amount = page.getByRole('dialog').locator('[class*="amount"]').first();
  return Number((await amount.innerText()).replaceAll(/[^\d,]/gu, '').replace(',', '.'));
}

const written = (euro: number): string => euro.toFixed(2).replace('.', ',');

test('who was charged too much says the right amount, sees what is sent, and gets the rest back [HOLDER-25]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  const charged = await openBooked(holder);
  await hand.press(page.getByRole('link', { name: 'C’è un errore nell’addebito?' }));
  await hand.choose(page.getByRole('radio', { name: 'L’importo è sbagliato' }));
  await hand.press(button('AVANTI'));
  const right = page.getByRole('textbox', { name: /Quanto dovevamo addebitarti/u });
  await hand.write(right, written(charged));
  await hand.press(button('AVANTI'));

  // What it may not be is said where it is typed, and nothing typed is lost.
  await expect(page.getByRole('heading', { name: 'L’importo giusto deve essere più basso' })).toBeVisible();
  await expect(right).toBeFocused();
  await expect(right).toHaveAccessibleDescription(new RegExp(`Scrivi meno di ${written(charged)}.€`, 'u'));
  await expect(right).toHaveValue(new RegExp(`^${Math.trunc(charged)}`, 'u'));
  await hand.write(right, '1');
  await hand.press(button('AVANTI'));
  const said = page.getByRole('textbox', { name: /Che cosa dobbiamo sapere/u });
  await expect(page.getByText(/^Lo scontrino o la conferma d’ordine con l’importo giusto/u)).toBeVisible();
  await expect(page.getByRole('term')).toHaveText(['Motivo', 'Importo giusto']);
  await hand.write(said, 'Ho lo scontrino.');
  await hand.press(button('Modifica: Importo giusto'));
  await hand.write(right, '1,50');
  await hand.press(button('AVANTI'));
  await expect(page.getByText('1,50 €', { exact: true })).toBeVisible();
  await expect(said).toHaveValue('Ho lo scontrino.');
  await hand.press(button('INVIA'));
  await expect(page.getByText(/con il segno Contestata/u)).toBeVisible();
  // What was sent is sent, however its holder goes on.
  await page.reload();
  await expect(page.getByText(/con il segno Contestata/u)).toBeVisible();
  await expect(page.getByText(/riparte dall’inizio/u)).toHaveCount(0);
  const ticket = /CO-\d{8}/u.exec(await page.getByRole('main').innerText())?.[0] ?? '';
  await hand.press(button('VEDI LE TUE RICHIESTE'));
  const request = page.getByRole('listitem').filter({ hasText: ticket });
  await expect(request).toContainText(/quello giusto è 1,50.€/u);
  await bank.console('POST', `help-desk/${ticket}/state`, { state: 'ACCEPTED', note: '' });
  await page.goto('/');
  await expect(page.getByText(/Rimborso di/u)).toBeVisible();

  // Whether it is to come yet depends on the bank’s clock, which other tests may have put ahead.
  const back = new RegExp(`(?:sono tornati|tornano) ${written(charged - 1.5)}.€`, 'u');
  await openBooked(holder);
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText(back);
  await hand.press(detail.getByRole('link', { name: 'Vedi le tue richieste' }));
  await expect(request).toContainText(back);
});
