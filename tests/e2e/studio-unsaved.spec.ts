import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, wearLook } from '../support/e2e-studio.ts';

const studio = oneStudioOnCopy();

const named = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

const screen = 'journey/phone-change/drawing/enter-number';

/** Every form that is typed in, where it is, what opens it, and a box of it. */
const forms: readonly { what: string; place: string; opens: readonly string[]; box: string }[] = [
  {
    what: 'a step',
    place: 'journey/phone-change/drawing/enter-code',
    opens: ['Modifica il passo enter-code'],
    box: 'Finestra',
  },
  {
    what: 'a new field',
    place: screen,
    opens: ['Campi del passo enter-number', 'Aggiungi un campo'],
    box: 'Etichetta',
  },
  {
    what: 'a field',
    place: screen,
    opens: ['Campi del passo enter-number', 'Modifica il campo telephoneNumber'],
    box: 'Come si scrive',
  },
  {
    what: 'the name of a field',
    place: screen,
    opens: ['Campi del passo enter-number', 'Rinomina il campo telephoneNumber'],
    box: 'Nome nuovo',
  },
  {
    what: 'a button',
    place: screen,
    opens: ['Pulsanti del passo enter-number', 'Aggiungi un pulsante'],
    box: 'Parole sul pulsante',
  },
  {
    what: 'a summary',
    place: screen,
    opens: ['Riepilogo e valori del passo enter-number', 'Aggiungi una riga'],
    box: 'Etichetta',
  },
  { what: 'the name of a step', place: screen, opens: ['Rinomina il passo enter-number'], box: 'Nome nuovo' },
  {
    what: 'a new step',
    place: screen,
    opens: ['Aggiungi un passo accanto a enter-number'],
    box: 'Nome del passo',
  },
  {
    what: 'a refusal',
    place: 'journey/phone-change/drawing/update',
    opens: ['Rifiuti del passo update'],
    box: 'Che cosa legge il titolare',
  },
  { what: 'a datum', place: 'journey/phone-change/data', opens: ['Aggiungi un dato'], box: 'Nome del dato' },
  {
    what: 'the name of a datum',
    place: 'journey/phone-change/data',
    opens: ['Rinomina il dato phone'],
    box: 'Nome nuovo',
  },
  { what: 'a new journey', place: 'new', opens: [], box: 'Titolo' },
];

for (const { what, place, opens, box } of forms)
  test(`what is typed of ${what} is there again after the page was elsewhere and anew, and is given up by a word alone [STUDIO-17]`, async ({
    page,
  }) => {
    const guard = await guardPage(page);
    await openPlace(page, studio, { place });
    for (const each of opens) await press(page, each);
    const typed = named(page, box).last();
    await typed.fill('Scritto e non salvato');
    await page.reload();
    await expect(typed).toHaveValue('Scritto e non salvato');

    await page.getByRole('link', { name: '1 modifica non salvata' }).click();
    const kept = page.getByRole('region', { name: 'Modifiche non salvate' });
    await expect(kept).toContainText('Scritto e non salvato');
    await kept.getByRole('link', { name: 'Vai dove l’hai scritto' }).click();
    await expect(typed).toHaveValue('Scritto e non salvato');

    await typed.press('Escape');
    const asked = page.getByRole('region', { name: 'Ci sono modifiche non salvate.' });
    await expect(asked.getByRole('button', { name: 'Continua a scrivere' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(typed).toBeFocused();
    await press(page, 'Lascia com’era');
    await asked.getByRole('button', { name: 'Scarta le modifiche' }).click();
    await expect(page.getByText('Ci sono modifiche non salvate.')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '1 modifica non salvata' })).toHaveCount(0);
    await expect(page.getByText('Scritto e non salvato')).toHaveCount(0);
    expect(guard.problems()).toEqual([]);
  });

test('the question before a form is left reads well in both looks [STUDIO-19]', async ({ page }) => {
  await openPlace(page, studio, { place: screen });
  await press(page, 'Rinomina il passo enter-number');
  await named(page, 'Nome nuovo').fill('altro');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveText('Ci sono modifiche non salvate.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
});

test('a form says when the file has changed beneath it, and can take what stands there [STUDIO-17]', async ({
  page,
}) => {
  const asked = 'journeys/phone-change/forms/phone-number.json';
  await openPlace(page, studio, { place: screen });
  await press(page, 'Campi del passo enter-number');
  await press(page, 'Modifica il campo telephoneNumber');
  await named(page, 'Come si scrive').fill('^3');
  studio.change(asked, (text) => text.replace(/"pattern": "[^"]*"/, '"pattern": "^39"'));
  const told = page.getByRole('region', { name: /^Intanto nel file qualcosa è cambiato/ });
  await expect(told).toBeVisible();
  await expect(named(page, 'Come si scrive')).toHaveValue('^3');

  await told.getByRole('button', { name: 'Tieni quello nel file' }).click();
  await expect(named(page, 'Come si scrive')).toHaveValue('^39');
  await expect(told).toHaveCount(0);
});

test('a form stays where its field gets another name by another hand, and what was typed goes into that [STUDIO-17]', async ({
  page,
}) => {
  const [asked, flow] = [
    'journeys/phone-change/forms/phone-number.json',
    'journeys/phone-change/journey.json',
  ];
  await openPlace(page, studio, { place: screen });
  await press(page, 'Campi del passo enter-number');
  await press(page, 'Modifica il campo telephoneNumber');
  await named(page, 'Come si scrive').fill('^3[0-9]+$');
  studio.change(asked, (text) => text.replaceAll('telephoneNumber', 'mobile'));
  studio.change(flow, (text) => text.replaceAll('/telephoneNumber', '/mobile'));
  const told = page.getByRole('region', { name: /^«telephoneNumber» non c’è più con questo nome/ });
  await expect(told).toContainText('^3[0-9]+$');
  await expect(told.getByRole('combobox')).toHaveValue('mobile');
  // The legend is at its highest, and the drawing low.
  await expect(page.getByRole('button', { name: 'Vedi quali' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }

  await told.getByRole('button', { name: 'Metti qui ciò che hai scritto' }).click();
  await expect(page.getByRole('form', { name: 'Modifica il campo mobile' })).toBeVisible();
  await expect(named(page, 'Come si scrive')).toHaveValue('^3[0-9]+$');
});
