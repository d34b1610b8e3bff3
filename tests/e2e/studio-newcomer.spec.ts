import { expect, test, type Locator, type Page } from '@playwright/test';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, isSound, oneStudioOnCopy, openPlace, pick } from '../support/e2e-studio.ts';

// The tasks that somebody has who has read the guide and nothing else; each builds on the folder as the one before has left it.
const studio = oneStudioOnCopy();

const journey = 'journeys/card-lock/journey.json';
const texts = 'i18n/it/card-lock.json';

const inFile = (path: string) => JSON.parse(studio.read(path));
const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name });
const stage = (page: Page) => page.frameLocator('iframe');

async function isReadyTo(form: Locator, name: string): Promise<void> {
  const button = form.getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
}

test('a newcomer changes a text: its file has it, and the folder passes check and test [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: '' });
  await page.getByRole('searchbox').fill('Bloccare la carta');
  await page.getByRole('link', { name: 'Bloccare la carta?', exact: true }).click();
  await tab(page, 'Testi').click();
  const before = studio.read(texts);
  const box = page.getByRole('textbox', { name: 'confirm.title', exact: true });
  await box.fill('Vuoi bloccare la carta?');
  await box.press('Enter');

  await expect(stage(page).getByText('Vuoi bloccare la carta?')).toBeVisible();
  expect(studio.read(texts)).toBe(before.replace('"Bloccare la carta?"', '"Vuoi bloccare la carta?"'));
  expect(isSound(studio, 'card-lock')).toBe('');
  expect(guard.problems()).toEqual([]);
});

test('a newcomer adds a required field that is sent: form, datum, body, texts and scenarios have it, and the folder passes check and test [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/revoke-user/drawing/warn' });
  await page.getByRole('button', { name: 'Campi del passo warn', exact: true }).click();
  const fields = page.getByRole('region', { name: /^Campi del passo/ });
  await fields.getByRole('button', { name: 'Aggiungi un campo', exact: true }).click();
  const form = fields.getByRole('form');
  await form.getByRole('textbox', { name: 'Nome del campo' }).fill('card');
  await form.getByRole('textbox', { name: 'Etichetta' }).fill('Numero della carta');
  await form
    .getByRole('combobox', { name: /^Parte di ciò che si invia/ })
    .selectOption('/steps/send-code/body/cardId');
  await form.getByRole('combobox', { name: /^Dato che la ricorda/ }).fill('card');
  await isReadyTo(form, 'Aggiungi un campo');
  await expect(fields.getByText(/^Il campo card è nel modulo\./)).toBeVisible();

  const { data, steps } = inFile('journeys/revoke-user/journey.json');
  expect(data.card).toMatchObject({ type: 'provider:CardId' });
  expect(steps.warn.saves).toEqual({ 'data.card': '/card' });
  expect(steps['send-code'].body.cardId).toEqual({ var: 'data.card' });
  expect(inFile(`journeys/revoke-user/forms/${steps.warn.form}.json`).schema).toMatchObject({
    required: ['card'],
    properties: { card: { pattern: '^[0-9]{6,18}$' } },
  });
  expect(isSound(studio, 'revoke-user')).toBe('');
  expect(guard.problems()).toEqual([]);
});

// No other journey runs it.
const unlocking = 'journeys/card-unlock/journey.json';

test('a newcomer guards a journey by a flag: its file has the condition, and the folder passes check and test [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-unlock/steps' });
  const opening = page.getByRole('region', { name: 'Apertura', exact: true });
  await opening.getByRole('button', { name: /^Aggiungi una condizione/ }).click();
  await opening.getByRole('group').getByRole('button', { name: 'Aggiungi una condizione' }).click();
  const editor = page.getByRole('region', { name: 'Condizione di apertura' });
  const first = editor.getByRole('listitem', { name: /^Condizione \d/ }).first();
  await pick(first.getByRole('combobox', { name: 'Di che cosa' }), 'validita', 'Validità della carta');
  await isReadyTo(editor, 'Salva');
  await expect(opening).toContainText(`Salvata in ${unlocking}`);
  await expect(opening).toContainText('Si apre se Validità della carta è valida');

  expect(inFile(unlocking).allow).toEqual({ '===': [{ var: 'card.validityStatus' }, 'VALID'] });
  expect(isSound(studio, 'card-unlock')).toBe('');
  expect(guard.problems()).toEqual([]);
});

test('a newcomer says what follows on a refusal of the bank, walks it and keeps the walk: route, words and scenario are in the files, and the folder passes check and test [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-lock/drawing/lock' });
  await page.getByRole('button', { name: 'Rifiuti del passo lock', exact: true }).click();
  const form = page.getByRole('form', { name: /^Rifiuti/ });
  await form.getByRole('combobox', { name: 'Quale rifiuto' }).selectOption('FUNCTION_NOT_AVAILABLE');
  const words = 'Questa carta ora non si può bloccare da qui.';
  await form.getByRole('textbox', { name: 'Che cosa legge il titolare' }).fill(words);
  await isReadyTo(form, 'Aggiungi la via');
  await expect(page.getByText(/^Il rifiuto FUNCTION_NOT_AVAILABLE ha la sua via/)).toBeVisible();
  expect(inFile(journey).steps.lock.errors).toEqual({ FUNCTION_NOT_AVAILABLE: { type: 'SHOW' } });
  expect(inFile(texts).confirm.errors).toEqual({ FUNCTION_NOT_AVAILABLE: words });

  await drawn(page, 'confirm').click();
  await stage(page).getByRole('button', { name: 'BLOCCA' }).click();
  const bank = page.getByRole('region', { name: 'Simulatore' });
  await bank
    .getByRole('button', { name: /FUNCTION_NOT_AVAILABLE/ })
    .first()
    .click();
  await expect(stage(page).getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Salva come scenario' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salva la strada come scenario' });
  await dialog.getByRole('textbox', { name: 'Titolo' }).fill('la banca non lascia bloccare la carta');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect(dialog).toHaveCount(0);
  expect(inFile('journeys/card-lock/scenarios/la-banca-non-lascia-bloccare-la-carta.json').do).toHaveLength(
    2,
  );
  expect(isSound(studio, 'card-lock')).toBe('');
  expect(guard.problems()).toEqual([]);
});

test('a newcomer makes a journey from a goal: it is whole, and the folder passes check and test [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: '' });
  await page.getByRole('link', { name: 'Nuovo flusso' }).click();
  const form = page.getByRole('form', { name: 'Nuovo flusso' });
  await form.getByRole('radio', { name: 'Confermare con un codice' }).check();
  await form.getByRole('combobox', { name: 'Che cosa chiede alla banca' }).selectOption('unlockCard');
  await form.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Carta smarrita');
  await form.getByRole('combobox', { name: 'Dove si apre' }).selectOption('In una pagina sua');
  await isReadyTo(form, 'Crea il flusso');

  await expect(drawn(page, 'send')).toBeVisible();
  expect(inFile('journeys/carta-smarrita/journey.json').steps.send.operation).toBe('unlockCard');
  expect(isSound(studio, 'carta-smarrita')).toBe('');
  expect(guard.problems()).toEqual([]);
});

test('a newcomer has what changed reviewed from the library on, and exports it: the page has every change, and no file of the folder differs [STUDIO-20]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: '' });
  await page.getByRole('link', { name: 'Modificato: la revisione di «Vuoi bloccare la carta?»' }).click();
  await expect(tab(page, 'Revisione')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Bloccare la carta?', { exact: true }).first()).toBeVisible();
  const before = [journey, texts].map((path) => studio.read(path));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta per l’approvazione' }).click();
  const saved = test.info().outputPath('revisione.html');
  await (await download).saveAs(saved);

  await page.goto(`file://${saved}`);
  for (const words of ['confirm.title', 'FUNCTION_NOT_AVAILABLE'])
    await expect(page.getByRole('row', { name: new RegExp(words) }).first()).toBeVisible();
  await expect(page.getByRole('group', { name: /^Approvazione/ }).first()).toBeVisible();
  expect([journey, texts].map((path) => studio.read(path))).toEqual(before);
  expect(isSound(studio, 'card-lock')).toBe('');
  expect(guard.problems()).toEqual([]);
});
