import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const asked = 'journeys/phone-change/forms/phone-number.json';
const texts = 'i18n/it/phone-change.json';

const studio = oneStudioOnCopy();

const fields = (page: Page): Locator => page.getByRole('region', { name: /^Campi del passo/ });
const form = (page: Page): Locator => fields(page).getByRole('form');
const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name, exact: true });
const choice = (page: Page, name: RegExp | string): Locator => form(page).getByRole('combobox', { name });
const button = (page: Page, name: string): Locator => fields(page).getByRole('button', { name, exact: true });

async function openFields(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/phone-change/drawing/${step}` });
  await page.getByRole('button', { name: `Campi del passo ${step}`, exact: true }).click();
  await expect(button(page, 'Aggiungi un campo')).toBeVisible();
}

const inFile = (path: string) => JSON.parse(studio.read(path));

test('a required field is added that fills a part of what is sent, within the bounds of the contract, and one deed takes it back [STUDIO-11]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openFields(page, 'enter-number');
  const before = [journey, asked, texts].map((path) => studio.read(path));
  await button(page, 'Aggiungi un campo').click();
  await expect(box(page, 'Nome del campo')).toBeFocused();
  await box(page, 'Nome del campo').fill('other');
  await box(page, 'Etichetta').fill('Un altro numero');
  await choice(page, /^Parte di ciò che si invia/).selectOption('newNumber, ora riempita da phone');
  await expect(choice(page, /^Parte di ciò che si invia/)).toHaveAccessibleDescription(/^Dal contratto: /);
  await expect(box(page, 'Come si scrive')).toHaveValue('^[0-9]{9,11}$');
  await choice(page, /^Dato che la ricorda/).fill('other');
  await choice(page, /^Come si mostra/).selectOption('Cellulare');
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in \d+ file:$/ })).toContainText(
    asked,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect([journey, asked, texts].map((path) => studio.read(path))).toEqual(before);

  await form(page).getByRole('button', { name: 'Aggiungi un campo', exact: true }).click();
  await expect(fields(page).getByText(/^Il campo other è nel modulo\./)).toBeVisible();
  await expect(fields(page).getByRole('listitem').last()).toContainText('Un altro numero');
  expect(inFile(asked)).toMatchObject({
    schema: {
      required: ['telephoneNumber', 'other'],
      properties: { other: { type: 'string', pattern: '^[0-9]{9,11}$' } },
    },
    ui: { other: { widget: 'phone' } },
  });
  expect(inFile(journey).data.other.type).toBe('provider:PhoneDigits');
  expect(inFile(journey).steps['enter-number'].saves['data.other']).toBe('/other');
  expect(inFile(journey).steps.update.body.newNumber).toEqual({ var: 'data.other' });
  expect(inFile(texts)['enter-number'].fields.other).toEqual({ label: 'Un altro numero' });
  await expect(page.frameLocator('iframe').getByLabel('Un altro numero')).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: aggiunta del campo other.')).toBeVisible();
  await expect(fields(page).getByText(/^Il campo other è nel modulo\./)).toHaveCount(0);
  expect([journey, asked, texts].map((path) => studio.read(path))).toEqual(before);
  expect(guard.problems()).toEqual([]);
});

test('the keyboard alone makes a field optional, bounds it anew and puts it elsewhere [STUDIO-11] [STUDIO-19]', async ({
  page,
}) => {
  studio.change(asked, (text) =>
    text.replace('"properties": {', '"properties": {\n      "why": { "type": "string", "maxLength": 40 },'),
  );
  await openFields(page, 'enter-number');
  const opener = button(page, 'Modifica il campo why');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(choice(page, /^Come si mostra/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await choice(page, 'Dove sta').selectOption('Dopo «Nuovo numero di cellulare»');
  await box(page, 'Caratteri, al massimo').fill('60');
  await form(page).getByRole('checkbox', { name: 'Obbligatorio' }).press('Space');
  await expect(form(page).getByRole('button', { name: 'Salva il campo' })).not.toHaveAttribute(
    'aria-disabled',
  );
  await box(page, 'Caratteri, al massimo').press('Enter');

  await expect(fields(page).getByText('Il campo why è cambiato.')).toBeVisible();
  await expect(opener).toBeFocused();
  const { schema, ui } = inFile(asked);
  expect(Object.keys(schema.properties)).toEqual(['telephoneNumber', 'why']);
  expect(schema).toMatchObject({
    required: ['telephoneNumber', 'why'],
    properties: { why: { type: 'string', maxLength: 60 } },
  });
  expect(ui.why).toEqual({ widget: 'text', maxLength: 60 });
});

test('a screen that asks nothing comes to ask, and a name that is taken is refused while it is typed [STUDIO-11]', async ({
  page,
}) => {
  await openFields(page, 'unknown');
  await expect(fields(page).getByText('Questa schermata non chiede niente.')).toBeVisible();
  await button(page, 'Aggiungi un campo').click();
  await box(page, 'Nome del campo').fill('due parole');
  await expect(box(page, 'Nome del campo')).toHaveAccessibleDescription(/non può essere un nome qui/);
  await box(page, 'Nome del campo').fill('seen');
  await choice(page, /^Come si mostra/).selectOption('Scelta in vista');
  for (const [value, words] of [
    ['YES', 'Sì, ora lo vedo'],
    ['NO', 'No'],
  ] as const) {
    await button(page, 'Aggiungi una scelta').click();
    await box(page, 'Valore della scelta').last().fill(value);
    await box(page, `Parole per ${value}`).fill(words);
  }
  await form(page).getByRole('button', { name: 'Aggiungi un campo', exact: true }).click();

  await expect(fields(page).getByText(/^Il campo seen è nel modulo\./)).toBeVisible();
  expect(inFile('journeys/phone-change/forms/unknown.json').schema.properties.seen).toEqual({
    type: 'string',
    enum: ['YES', 'NO'],
  });
  expect(inFile(journey).steps.unknown.form).toBe('unknown');
  await page.keyboard.press('Control+z');
  await expect(fields(page).getByText('Questa schermata non chiede niente.')).toBeVisible();
});

test('choices of a field are renamed, added and removed: their values stay, their words change [STUDIO-11]', async ({
  page,
}) => {
  const [choices, words] = ['journeys/recovery/forms/way.json', 'i18n/it/recovery.json'];
  await openPlace(page, studio, { place: 'journey/recovery/drawing/choose-way' });
  await page.getByRole('button', { name: 'Campi del passo choose-way', exact: true }).click();
  await button(page, 'Modifica il campo way').click();
  await expect(box(page, 'Parole per PHONE')).toHaveValue('La password, con il cellulare');
  await box(page, 'Parole per PHONE').fill('La password, con il telefono');
  await button(page, 'Rimuovi BOTH').click();
  await expect(button(page, 'Aggiungi una scelta')).toBeFocused();
  await page.keyboard.press('Enter');
  await box(page, 'Valore della scelta').fill('NONE');
  await box(page, 'Parole per NONE').fill('Niente di tutto questo');
  expect(await brokenRules(page, studioRules)).toEqual([]);
  await form(page).getByRole('button', { name: 'Salva il campo' }).click();
  await expect(fields(page).getByText('Il campo way è cambiato.')).toBeVisible();

  expect(inFile(choices).schema.properties.way.enum).toEqual(['ANSWER', 'PHONE', 'USERNAME', 'NONE']);
  expect(inFile(words)['choose-way'].fields.way.choices).toEqual({
    ANSWER: 'La password, con la domanda di sicurezza',
    PHONE: 'La password, con il telefono',
    USERNAME: 'Lo username',
    NONE: 'Niente di tutto questo',
  });
});
