import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, oneStudioOnCopy, openPlace, openStudioIn, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/carta-smarrita/journey.json';
const texts = 'i18n/it/carta-smarrita.json';
const program = join(import.meta.dirname, '../../cli/bin/percorso.js');

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form', { name: 'Nuovo flusso' });
const box = (page: Page, name: string): Locator => form(page).getByRole('textbox', { name, exact: true });
const made = (page: Page): Locator => form(page).getByRole('list', { name: /^Si creano \d+ file:$/ });
const submit = (page: Page): Locator => form(page).getByRole('button', { name: 'Crea il flusso' });
const isThere = (path: string): boolean => existsSync(join(studio.folder, path));

test('a journey that asks for a code is made, worded on its screen, checked and taken back [STUDIO-15]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: '' });
  await page.getByRole('link', { name: 'Nuovo flusso' }).click();
  await form(page).getByRole('radio', { name: 'Confermare con un codice' }).check();
  const operation = form(page).getByRole('combobox', { name: 'Che cosa chiede alla banca' });
  await expect(operation.locator('option[value="readPinStatus"]')).toHaveCount(0);
  await operation.selectOption('unlockCard');
  await box(page, 'Titolo').fill('Carta smarrita');
  await expect(box(page, 'Nome del flusso')).toHaveValue('carta-smarrita');
  await form(page).getByRole('combobox', { name: 'Dove si apre' }).selectOption('In una pagina sua');
  await expect(box(page, 'Indirizzo della pagina')).toHaveValue('/carta-smarrita');
  await form(page)
    .getByRole('combobox', { name: 'Dove il portale lo offre' })
    .selectOption('Fra i servizi della carta');
  await expect(made(page)).toContainText(texts);
  await expect(form(page).getByText(/^Poi «Avvisi» avrà/)).toHaveCount(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect(isThere(journey)).toBe(false);

  await submit(page).click();
  await expect(page).toHaveURL(/#\/journey\/carta-smarrita\/drawing$/);
  await expect(drawn(page, 'send')).toBeVisible();
  expect(JSON.parse(studio.read(journey))).toMatchObject({
    opens: { routes: ['/carta-smarrita'], listed: 'card-services', input: { cardId: 'card.id' } },
    steps: { send: { operation: 'unlockCard', stepUp: { exits: { verified: 'retry' } } } },
  });
  await expect(page.getByRole('tab', { name: 'Avvisi', exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Testi' }).click();
  const title = page.getByRole('textbox', { name: 'explain.title', exact: true });
  await title.fill('Hai trovato la carta? Clicca AVANTI');
  await title.press('Enter');
  await expect(page.frameLocator('iframe').getByText('Hai trovato la carta? Clicca AVANTI')).toBeVisible();
  await page.getByRole('tab', { name: 'Avvisi (1)' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByText(/Clicca/)
      .first(),
  ).toBeVisible();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: testo carta-smarrita: explain.title.')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: flusso nuovo carta-smarrita.')).toBeVisible();
  await expect(page.getByText(/^Il flusso carta-smarrita non c’è/)).toBeVisible();
  for (const path of ['journeys/carta-smarrita', texts]) expect(isThere(path)).toBe(false);
  expect(guard.problems()).toEqual([]);
});

test('the keyboard alone makes a journey, and Escape leaves without one [STUDIO-15] [STUDIO-19]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: '' });
  await page.getByRole('link', { name: 'Nuovo flusso' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('radio', { name: 'Informare' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Flussi', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Nuovo flusso' }).focus();
  await page.keyboard.press('Enter');
  await expect(form(page).getByRole('radio', { name: 'Informare' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form(page).getByRole('radio', { name: 'Chiedere' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(box(page, 'Titolo')).toBeFocused();
  await page.keyboard.type('Sca');
  await expect(box(page, 'Nome del flusso')).toHaveAccessibleDescription(
    /journeys\/sca\/journey\.json c’è già\./,
  );
  await page.keyboard.type('nso');
  await expect(made(page)).toContainText('journeys/scanso/journey.json');
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Enter');
  await expect(drawn(page, 'ask')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: flusso nuovo scanso.')).toBeVisible();
});

test('a folder without journeys gets its first [STUDIO-15]', async ({ page }) => {
  const empty = await openStudioIn({ folder: mkdtempSync(join(tmpdir(), 'studio-empty-')), program });
  await openPlace(page, empty, { place: '' });
  await expect(page.getByRole('heading', { name: 'Qui non c’è ancora nessun flusso' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  await page.getByRole('link', { name: 'Nuovo flusso' }).click();
  await expect(form(page).getByRole('radio', { name: 'Pagare' })).toBeDisabled();
  await box(page, 'Titolo').fill('Benvenuto');
  await expect(made(page)).toContainText('journeys/benvenuto/journey.json');
  await submit(page).click();

  await expect(drawn(page, 'tell')).toBeVisible();
  expect(JSON.parse(empty.read('i18n/it/benvenuto.json')).tell.title).toBe('Benvenuto');
  await empty.close();
});
