import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { csvRows } from '../support/spreadsheets.ts';

const rows = (page: Page) => page.getByRole('tabpanel').locator('li time');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Cerca per esercente' });
const found = (page: Page) => page.getByText(/operazion[ei] trovat[ae]/u).first();

test('with the keyboard alone a holder filters by words, period, category and amount, and takes the filters away [S-64] [FILTER-02] [FILTER-09] [FILTER-15]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  const { hand, button } = holder;
  await holder.logIn();

  await hand.press(button('Filtra'));
  await hand.write(search(page), 'a');
  await hand.press(page.getByRole('button', { name: /^Periodo/u }));
  await expect(page.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('lun');
  await hand.press(page.locator('[role=grid] [role=button][tabindex="0"]'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  const shown = await page.getByRole('button', { name: /^Periodo/u }).textContent();
  await hand.press(button('Ultimi 90 giorni'));
  await hand.press(page.getByRole('button', { name: /Seleziona categoria/u }));
  await page.keyboard.type('Rist');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await hand.write(page.getByRole('textbox', { name: 'Importo da' }), '1');
  await page.keyboard.press('ArrowUp');
  await hand.press(button('Applica'));

  await expect(found(page)).toBeVisible();
  expect(shown).toMatch(/^\d\d\/\d\d\/\d\d – \d\d\/\d\d\/\d\d$/u);
  await expect(page.getByRole('button', { name: /^Rimuovi il filtro importo da 2,00\s€$/u })).toBeVisible();
  await expect(page.locator(':focus').filter({ has: found(page) })).toHaveCount(1);
  expect(new URL(page.url()).search).not.toContain('=a');
  await hand.press(button('Azzera ricerca'));
  await expect(page.getByText(/negli ultimi 90 giorni/u).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('filters stay in the address: a link brings them, the browser goes back to them [FILTER-12] [CARD-22]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/?currency=other');
  await expect(found(page)).toBeVisible();
  await expect(holder.button('Rimuovi il filtro Estera')).toBeVisible();
  const abroad = await found(page).textContent();

  await holder.hand.press(holder.button('Filtra'));
  await holder.hand.write(search(page), 'niente di niente');
  await holder.hand.press(holder.button('Applica'));
  await expect(page.getByText('La tua ricerca ha prodotto zero risultati')).toBeVisible();
  await expect(holder.button('Scarica movimenti')).toBeDisabled();
  await page.goBack();

  await expect(found(page)).toHaveText(abroad ?? '');
  await holder.hand.press(holder.button('Carta successiva'));
  await expect(page.getByText(/negli ultimi 90 giorni/u).first()).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a prepaid card tells what comes in from what goes out [FILTER-07] [FILTER-23]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(holder.button('Carta successiva'));
  await expect(page.getByText('Ricaricato').first()).toBeVisible();
  await holder.hand.press(holder.button('Filtra'));
  await page.getByRole('checkbox', { name: 'Entrate' }).check({ force: true });
  await holder.hand.press(holder.button('Applica'));

  await expect(found(page)).toBeVisible();
  await expect(async () => {
    const count = await rows(page).count();
    expect(count).toBeGreaterThan(0);
    expect(await page.getByRole('tabpanel').getByText('+', { exact: true }).count()).toBe(count);
  }).toPass();
});

test('a failure is told in the place of the list, and the same filters are asked again [OPS-36] [S-51]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('asb');
  await holder.logIn();
  await expect(rows(page).first()).toBeVisible();
  await bank.setFaults([{ operationId: 'listTransactions', kind: 'status', status: 500, times: 1 }]);
  await holder.hand.press(holder.button('Filtra'));
  await page.getByRole('checkbox', { name: 'Euro' }).check({ force: true });
  await holder.hand.press(holder.button('Applica'));

  await expect(page.getByText('Operazioni non disponibili')).toBeVisible();
  await holder.hand.press(holder.button('Riprova'));

  await expect(found(page)).toBeVisible();
  await expect(holder.button('Rimuovi il filtro Euro')).toBeVisible();
});

test('without a network the list says so, and comes when the network does', async ({
  holderOf,
  page,
  context,
  guard,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(holder.button('Filtra'));
  await expect(search(page)).toBeVisible();
  guard.allow(/Failed to load resource/u);
  await context.setOffline(true);
  await page.getByRole('checkbox', { name: 'Estera' }).check({ force: true });
  await holder.hand.press(holder.button('Applica'));
  await expect(page.getByText('Operazioni non disponibili')).toBeVisible();

  await context.setOffline(false);

  await expect(found(page)).toBeVisible();
});

test('an operation opens with its share, leads to others and to its dispute [OPDET-01] [OPDET-03] [OPDET-07] [OPDET-10]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await holder.logIn();
  await holder.hand.press(
    page.getByRole('tabpanel').locator('li button[data-pending="false"]:has(time)').first(),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/delle tue spese di/u)).toBeVisible();
  const others = dialog.getByRole('region', { name: /^Altre spese di/u });
  await holder.hand.press(others.getByRole('button', { name: 'Mostra di più' }));
  const other = others.getByRole('listitem').getByRole('button').last();
  const name = (await other.locator('span').first().textContent()) ?? '';
  await holder.hand.press(other);

  await expect(dialog.getByRole('heading', { level: 2, name })).toBeFocused();
  await expect(dialog.getByRole('heading', { level: 2, name })).toBeInViewport();
  await holder.hand.press(dialog.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Contesta l’operazione' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(name);
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/userSupport/dispute');
});

test('the file holds what the filters leave; on paper the list stands alone [FILTER-10] [OPS-37]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/?category=ABBIGLIAMENTO');
  await expect(found(page)).toBeVisible();
  const count = await rows(page).count();

  await holder.hand.press(holder.button('Scarica movimenti'));
  const dialog = holder.popup('Scarica movimenti');
  await dialog.getByRole('radio', { name: 'CSV' }).check({ force: true });
  const coming = page.waitForEvent('download');
  await holder.hand.press(dialog.getByRole('button', { name: 'Scarica', exact: true }));
  const file = await coming;

  expect(file.suggestedFilename()).toBe('movimenti.csv');
  expect(csvRows(await readFile(await file.path()))).toHaveLength(count + 1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(holder.cards).toBeHidden();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText(/^Operazioni della carta CLASSIC/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Azzera ricerca' })).toBeHidden();
});

test('the calendar shows its days at 400 % zoom, where the window is as low as a few lines [FILTER-02] [S-66]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(holder.button('Filtra'));
  await page.setViewportSize({ width: 320, height: 256 });

  await holder.hand.press(page.getByRole('button', { name: /^Periodo/u }));

  const days = page.locator('[role=grid] [role=button]:visible');
  await expect(days.first()).toBeInViewport({ ratio: 1 });
  await expect(days.nth(7)).toBeInViewport({ ratio: 1 });
  await days.last().scrollIntoViewIfNeeded();
  await expect(days.last()).toBeInViewport({ ratio: 1 });
});
