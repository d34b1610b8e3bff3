import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, oneStudioOnCopy, openPlace, wearLook, type OpenedStudio } from '../support/e2e-studio.ts';

const texts = 'i18n/it/card-lock.json';
const journey = 'journeys/card-lock/journey.json';
const place = 'journey/card-lock/review';

const studio = oneStudioOnCopy();

const undone: [path: string, text: string][] = [];

/** Changes a text, puts a screen on the way and takes an end out; says of which version. */
function edit(opened: OpenedStudio): string {
  const read = (path: string): string => opened.read(path);
  const write = (path: string, text: string): void => opened.write(path, text);
  for (const path of [texts, journey]) undone.push([path, read(path)]);
  const words = JSON.parse(read(texts));
  words.confirm.title = 'Vuoi bloccare la carta?';
  words.sure = { title: 'Ne hai la certezza?', actions: { submit: 'SÌ' } };
  write(texts, `${JSON.stringify(words, null, 2)}\n`);
  const definition = JSON.parse(read(journey));
  const { steps } = definition;
  steps.sure = { kind: 'form', popup: 'CARD_LOCK', back: 'none', actions: { submit: { to: 'lock' } } };
  steps.confirm.actions = { submit: { to: 'sure' } };
  delete steps.cancelled;
  write(journey, `${JSON.stringify({ ...definition, version: '99.0.0' }, null, 2)}\n`);
  return definition.version;
}

test.afterEach(() => {
  for (const [path, text] of undone.splice(0)) studio.write(path, text);
});

const region = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const frameNamed = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);

test('shows what changes since the base: drawing, screens, texts and steps, before and after [STUDIO-14]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  const version = edit(studio);
  await openPlace(page, studio, { place });

  await expect(region(page, /^Con che cosa/)).toContainText('as it was');
  await expect(region(page, /^Con che cosa/)).toContainText(`(${version} → 99.0.0)`);
  const title = region(page, /^Testi/).getByRole('row', { name: /confirm\.\s?title/ });
  await expect(title.getByRole('cell').nth(0)).toHaveText('Bloccare la carta?');
  await expect(title.getByRole('cell').nth(1)).toHaveText('Vuoi bloccare la carta?');
  await expect(region(page, /^Passi/).getByRole('row', { name: /sure/ })).toBeVisible();

  await expect(drawn(page, 'sure')).toContainText('+ Nuovo');
  await expect(drawn(page, 'cancelled')).toContainText('− Tolto');
  await expect(drawn(page, 'confirm')).toContainText('≈ Cambiato');
  await expect(drawn(page, 'lock')).not.toContainText(/Nuovo|Tolto|Cambiato/);

  const before = frameNamed(page, 'La schermata come la vede il titolare: Prima');
  const after = frameNamed(page, 'La schermata come la vede il titolare: Dopo');
  await expect(before.getByRole('heading', { name: 'Bloccare la carta?' })).toBeVisible();
  await expect(after.getByRole('heading', { name: 'Vuoi bloccare la carta?' })).toBeVisible();
  await drawn(page, 'sure').click();
  await expect(page.getByText('Prima questa schermata non c’era.')).toBeVisible();
  await expect(after.getByRole('heading', { name: 'Ne hai la certezza?' })).toBeVisible();

  for (const width of [1280, 1920])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 1080 });
      await wearLook(page, colorScheme);
      expect(await brokenRules(page, studioRules)).toEqual([]);
    }
  expect(guard.problems()).toEqual([]);
});

test('exports one file that needs nothing else, with pictures, texts and a place for name, date and verdict at every change [STUDIO-14]', async ({
  page,
  context,
}) => {
  edit(studio);
  const before = studio.read(texts);
  await openPlace(page, studio, { place });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta per l’approvazione' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^revisione-card-lock-[0-9a-f]{12}\.html$/);
  const saved = test.info().outputPath('revisione.html');
  await file.saveAs(saved);
  await expect(page.getByText(/^Esportata in revisione-card-lock/)).toBeVisible();
  expect(studio.read(texts)).toBe(before);

  expect(await readFile(saved, 'utf8')).not.toMatch(/<script|(?:src|href)="(?!#)|url\((?!data:|"data:)/);
  const exported = await context.newPage();
  const asked: string[] = [];
  exported.on('request', (request) => void asked.push(request.url()));
  await exported.goto(pathToFileURL(saved).href);

  await expect(exported.getByRole('heading', { level: 1 })).toHaveText(
    'Revisione di Vuoi bloccare la carta?',
  );
  const row = exported.getByRole('row', { name: /confirm\.title/ });
  await expect(row).toContainText('Bloccare la carta?');
  await expect(row).toContainText('Vuoi bloccare la carta?');
  const picture = (name: string) => frameNamed(exported, name);
  await expect(picture('Vuoi bloccare la carta?: Prima').getByText('Bloccare la carta?')).toBeVisible();
  await expect(picture('Vuoi bloccare la carta?: Dopo').getByText('Vuoi bloccare la carta?')).toBeVisible();
  await expect(picture('Ne hai la certezza?: Dopo').getByText('Ne hai la certezza?')).toBeVisible();
  await expect(picture('Disegno').locator('button[title="cancelled"]')).toContainText('− Tolto');

  await row.getByLabel('Nome').fill('Ada Neri');
  await row.getByLabel('Data').fill('2026-11-28');
  await row.getByLabel('Approvata').check();
  const rows = exported.locator('tbody tr');
  await expect(rows.getByRole('group', { name: /^Approvazione/ })).toHaveCount(await rows.count());
  await expect(exported.getByRole('group', { name: 'Approvazione: Esito della revisione' })).toBeVisible();
  await expect(exported.getByRole('group', { name: 'Approvazione: Ne hai la certezza?' })).toBeVisible();
  expect(await brokenRules(exported, { ...studioRules, iframes: false })).toEqual([]);
  expect(asked.filter((url) => !/^(?:file:|data:|about:)/.test(url))).toEqual([]);
});

test('compares with another revision by the keyboard alone, keeps it through a reload, and says what to do where it is not there [STUDIO-14] [STUDIO-19]', async ({
  page,
}) => {
  await openPlace(page, studio, { place });
  await expect(page.getByText('Per questo flusso non cambia nulla')).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Confronta con' });
  await page.getByRole('tab', { name: 'Revisione' }).focus();
  await page.keyboard.press('Tab');
  await expect(box).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('gone');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('la revisione "gone" qui non c’è');
  await expect(page.getByRole('alert')).toContainText('Scegline una dall’elenco');
  expect(await brokenRules(page, studioRules)).toEqual([]);

  await box.fill('HEAD');
  await box.press('Enter');
  await expect(page.getByText('Per questo flusso non cambia nulla')).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue('HEAD');
});
