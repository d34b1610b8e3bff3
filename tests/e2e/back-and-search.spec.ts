import type { Locator } from '@playwright/test';
import { fileBytes } from '../support/attachments.ts';
import { expect, test } from '../support/e2e.ts';
import type { Holder } from '../support/e2e-holder.ts';

/** Opens the calendar of the filters on a phone. */
async function openCalendar(holder: Holder): Promise<Locator> {
  const { page, hand, button } = holder;
  const calendar = page.getByRole('dialog', { name: 'Periodo' });
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await hand.press(button('Filtra'));
  await hand.press(page.getByRole('button', { name: /^Periodo / }));
  await expect(calendar).toBeVisible();
  return calendar;
}

test('on a phone the Back of the browser closes the calendar, then the panel of filters, and the page stays', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const calendar = await openCalendar(holder);

  await page.goBack();
  await expect(calendar).toBeHidden();
  await expect(holder.button('Applica')).toBeVisible();
  await page.goBack();

  await expect(holder.button('Applica')).toBeHidden();
  await expect(page.getByRole('searchbox', { name: 'Esercente' })).toBeVisible();
});

test('in the calendar the arrows stay where they are, however many weeks a month has', async ({
  holderOf,
}) => {
  const holder = holderOf('standard');
  const back = (await openCalendar(holder)).locator('[slot="previous"]');
  const places = new Set<string>();

  for (let month = 0; month < 4; month += 1) {
    places.add(JSON.stringify(await back.boundingBox()));
    await holder.hand.press(back);
  }

  expect([...places]).toHaveLength(1);
});

test('a reload keeps a search whole, words and amount [HOLDER-01] [HOLDER-19]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand } = holder;
  const search = page.getByRole('searchbox').first();
  await holder.logInByHand();
  await hand.write(search, 'lina 75,46');
  await search.press('Enter');
  const told = page.getByText(/operazion[ei] trovat[ae]/u).first();
  await expect(told).toBeVisible();
  const chips = page.getByRole('button', { name: /^Rimuovi il filtro/u });
  await expect(chips.nth(1)).toBeVisible();
  const before = await chips.allInnerTexts();

  await page.reload();

  await expect(told).toBeVisible();
  await expect(chips).toHaveText(before);
  await expect(search).toHaveValue('lina 75,46');
});

test('what was written of a dispute stands there again after Back and on, the file with it, by the page’s way back too [HOLDER-25]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const message = page.getByRole('textbox').first();
  await holder.logIn();
  await hand.press(page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first());
  await hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await hand.choose(page.getByRole('radio', { name: 'È addebitata due volte' }));
  await hand.press(button('AVANTI'));
  await hand.write(message, 'Ho pagato una volta sola.');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'schermata.png', mimeType: 'image/png', buffer: fileBytes('png') });
  // Its name stands there while it is read, too.
  const isHeld = button('Rimuovi schermata.png');
  await expect(isHeld).toBeVisible();

  for (const back of [() => page.goBack(), () => hand.press(button('Indietro'))]) {
    await back();
    await hand.press(button('AVANTI'));
    await expect(message).toHaveValue('Ho pagato una volta sola.');
    await expect(isHeld).toBeVisible();
  }
});

test('Back from what a dispute has led to leads to where it was begun, and not into it again [HOLDER-25] [PIN-03]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInAt('/cardsmanagement');
  await hand.press(button('Visualizza PIN'));
  await expect(page).toHaveURL(/\/pinView\/request$/u);
  await hand.press(button('ANNULLA'));
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  await hand.press(page.getByRole('link', { name: 'Home' }).first());
  await hand.press(page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first());
  await hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await hand.choose(page.getByRole('radio', { name: 'È addebitata due volte' }));
  await hand.press(button('AVANTI'));
  await hand.write(page.getByRole('textbox').first(), 'Ho pagato una volta sola.');
  await hand.press(button('INVIA'));
  await hand.press(button('VEDI LE TUE RICHIESTE'));
  await expect(page).toHaveURL(/\/userSupport\/requests$/u);

  await page.goBack();
  await expect(page).toHaveURL(/\/$/u);
  await page.goBack();

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});
