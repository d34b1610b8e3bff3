import { spawnSync } from 'node:child_process';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, openStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';

const studio = oneStudioOnCopy();

const opener = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: `Rinomina il passo ${step}`, exact: true });
const form = (page: Page): Locator => page.getByRole('form', { name: /^Rinomina il passo/ });
const box = (page: Page): Locator => form(page).getByRole('textbox', { name: 'Nome nuovo' });
const submit = (page: Page): Locator => form(page).getByRole('button', { name: 'Rinomina', exact: true });

const title = (where: Page, step: string): Locator =>
  where.getByRole('textbox', { name: `${step}.title`, exact: true });

/** Names the files that differ from what was committed. */
const changedFiles = (): string[] =>
  spawnSync('git', ['diff', '--name-only'], { cwd: studio.folder, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => line !== '');

async function openForm(page: Page, name: string): Promise<void> {
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/enter-code' });
  await opener(page, 'enter-code').click();
  await expect(box(page)).toBeFocused();
  await box(page).fill(name);
}

test('a step is renamed with all that speaks of it, and taken back [STUDIO-09]', async ({ page }) => {
  const guard = await guardPage(page);
  await openForm(page, 'type-code');
  const files = form(page).getByRole('list', { name: /^Cambiano \d+ punti in \d+ file:$/ });
  await expect(files).toContainText(journey);
  await expect(files).toContainText(texts);
  const shown = (await files.getByRole('listitem').allTextContents()).map((line) => line.split(' ')[0] ?? '');
  expect(changedFiles()).toEqual([]);
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }

  await box(page).press('Enter');
  await expect(opener(page, 'type-code')).toBeFocused();
  await expect(page.getByText('enter-code ora si chiama type-code.')).toBeVisible();
  await expect(drawn(page, 'type-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(drawn(page, 'enter-code')).toHaveCount(0);
  await expect(page).toHaveURL(/\/drawing\/type-code$/);
  expect(new Set(changedFiles())).toEqual(new Set(shown));
  for (const file of changedFiles()) expect(studio.read(file)).toContain('type-code');
  expect(studio.read(texts)).not.toContain('"enter-code"');
  expect(studio.read(journey)).not.toContain('"enter-code"');

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: nome del passo enter-code → type-code.')).toBeVisible();
  expect(changedFiles()).toEqual([]);
  await expect(drawn(page, 'enter-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(opener(page, 'enter-code')).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(opener(page, 'type-code')).toBeVisible();
  expect(new Set(changedFiles())).toEqual(new Set(shown));
  await page.keyboard.press('Control+z');
  await expect.poll(changedFiles).toEqual([]);
  expect(guard.problems()).toEqual([]);
});

test('a name that is taken or cannot be one is refused in Italian while it is typed [STUDIO-09]', async ({
  page,
}) => {
  await openForm(page, 'verify');
  await expect(box(page)).toHaveAccessibleDescription(/verify c’è già\./);
  await box(page).press('Enter');
  await box(page).fill('Due parole');
  await expect(box(page)).toHaveAccessibleDescription(/"Due parole" non può essere un nome qui\./);
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');

  await box(page).press('Escape');
  await page.getByRole('button', { name: 'Scarta le modifiche' }).click();
  await expect(opener(page, 'enter-code')).toBeFocused();
  expect(changedFiles()).toEqual([]);
});

test('what another editor changes while a new name is typed is in sight before it is given [STUDIO-17]', async ({
  page,
}) => {
  await openForm(page, 'type-code');
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  studio.change(texts, (text) => text.replace(/^\{/, '{ "broken": '));
  await expect(box(page)).toHaveAccessibleDescription(/i18n\/it\/phone-change\.json non è JSON/);
  studio.change(texts, (text) => text.replace(/^\{ "broken": /, '{'));
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');

  await submit(page).click();
  await expect(opener(page, 'type-code')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(changedFiles).toEqual([]);
});

test('what was typed in a text of the step and not saved goes with it to its new name [STUDIO-17]', async ({
  page,
  context,
}) => {
  await openPlace(page, studio, { place: 'journey/phone-change/texts/enter-code' });
  await title(page, 'enter-code').pressSequentially(' non salvato');
  const typed = await title(page, 'enter-code').inputValue();
  // A tab that closes saves its box: with Studio gone it cannot.
  await studio.crash();
  await page.close();
  await studio.startAgain();
  const again = await context.newPage();
  await openForm(again, 'type-code');
  await submit(again).click();
  await expect(opener(again, 'type-code')).toBeFocused();
  expect(studio.read(texts)).not.toContain('non salvato');

  await again.getByRole('tab', { name: 'Testi' }).click();
  await expect(title(again, 'type-code')).toHaveValue(typed);
  await title(again, 'type-code').press('Enter');
  await expect.poll(() => studio.read(texts)).toContain(typed);
});

test('a Studio that only reads says the name of a step and renames none [STUDIO-18]', async ({ page }) => {
  const reading = await openStudioOnCopy('--read-only');
  await openPlace(page, reading, { place: 'journey/phone-change/drawing/enter-code' });

  await expect(page.getByRole('region', { name: /^Passo «/ })).toContainText('enter-code');
  await expect(opener(page, 'enter-code')).toHaveCount(0);
  await reading.close();
});
