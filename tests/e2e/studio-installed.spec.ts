import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, openStudioIn, wearLook, type OpenedStudio } from '../support/e2e-studio.ts';
import { installPackage, type InstalledPackage } from '../support/installed-package.ts';

// Each finds the bank’s folder as the one before has left it.
test.describe.configure({ mode: 'serial' });

const journey = 'journeys/card-lock/journey.json';
const texts = 'i18n/it/card-lock.json';

let installed: InstalledPackage;
let studio: OpenedStudio;

test.beforeAll(async () => {
  installed = await installPackage();
  installed.percorso('new', 'journey', 'lost-card', '--listed', 'help', '--route', '/carta-smarrita');
  studio = await openStudioIn({ folder: installed.bank, program: installed.program });
});

test.afterAll(async () => {
  await studio.close();
  installed.remove();
});

const stage = (page: Page) => page.frameLocator('iframe');
const simulator = (page: Page) => page.getByRole('region', { name: 'Simulatore' });
const isInBank = (path: string): boolean => existsSync(join(studio.folder, path));
const ofPackage = (path: string): string => readFileSync(join(installed.path, path), 'utf8');

test('the installed package has a Studio that shows the bank’s journeys among those of the package [RUN-02] [STUDIO-01]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: '' });
  const rows = page.getByRole('table', { name: 'Elenco dei flussi' }).getByRole('row');

  await expect(rows.filter({ hasText: 'card-lock' })).not.toContainText('Della banca');
  await expect(rows.filter({ hasText: 'lost-card' })).toContainText('Della banca');
  await expect(rows.filter({ hasText: 'card-lock' })).toContainText('100 %');
  await page.getByRole('button', { name: 'Della banca' }).click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('link').click();
  await expect(page.getByRole('tab', { name: /Avvisi \(\d+\)/ })).toBeVisible();
  expect(guard.problems()).toEqual([]);
});

test('a text of a journey of the package is changed by its key alone, on its screen at once, and its findings are told [RUN-02] [STUDIO-06]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-lock/texts/confirm' });
  const box = page.getByRole('textbox', { name: 'confirm.title', exact: true });

  await box.fill('Clicca per bloccarla?');
  await box.press('Enter');

  await expect(stage(page).getByRole('heading', { name: 'Clicca per bloccarla?' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Avvisi (1)' })).toBeVisible();
  expect(JSON.parse(studio.read(texts))).toEqual({ confirm: { title: 'Clicca per bloccarla?' } });
  expect(isInBank(journey)).toBe(false);
  await expect(page.getByText('Dal pacchetto')).toBeVisible();
  await page
    .getByRole('button', { name: /^Annulla/ })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Avvisi', exact: true })).toBeVisible();
  expect(guard.problems()).toEqual([]);
});

test('a journey of the package is walked as the holder walks it [RUN-02] [STUDIO-07]', async ({ page }) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-lock/drawing' });

  await stage(page).getByRole('button', { name: 'BLOCCA' }).click();
  await simulator(page)
    .getByRole('button', { name: /^Riuscita/ })
    .first()
    .click();

  await expect(page.locator('button[data-kind="end"][data-passed]')).toHaveCount(1);
  expect(isInBank(journey)).toBe(false);
  expect(guard.problems()).toEqual([]);
});

test('a journey of the package that is changed becomes the bank’s own, which is said, and the package stays as it was [RUN-02] [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  const before = globSync('{journeys,i18n}/**/*.json', { cwd: installed.path }).map(ofPackage);
  await openPlace(page, studio, { place: 'journey/card-lock/drawing/confirm' });
  await page.getByRole('button', { name: 'Rinomina il passo confirm', exact: true }).click();
  const form = page.getByRole('form', { name: /^Rinomina il passo/ });

  await form.getByRole('textbox', { name: 'Nome nuovo' }).fill('ask');
  await form.getByRole('button', { name: 'Rinomina', exact: true }).click();

  const told = page.getByText('Ora è della banca: copiato in journeys/card-lock con i suoi testi');
  await expect(told).toBeVisible();
  await expect(drawn(page, 'ask')).toHaveAttribute('aria-pressed', 'true');
  for (const path of [journey, texts]) expect(studio.read(path)).toContain('"ask"');
  expect(isInBank(`.percorso/taken/${journey}`)).toBe(true);
  expect(globSync('{journeys,i18n}/**/*.json', { cwd: installed.path }).map(ofPackage)).toEqual(before);
  expect(installed.percorso('check', 'card-lock')).toContain('0 errori');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect(guard.problems()).toEqual([]);
});
