import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { openPlace, openStudioOnCopy, wearLook, type OpenedStudio } from '../support/e2e-studio.ts';

// Each goes back in what the one before has written, as one Studio has one past.
test.describe.configure({ mode: 'serial' });

const texts = 'i18n/it/card-lock.json';
const journey = 'journeys/pin-view/journey.json';

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

const history = (page: Page): Locator => page.getByRole('group', { name: 'Modifiche scritte da Studio' });

async function writeText(page: Page, words: string): Promise<void> {
  await openPlace(page, studio, { place: 'journey/card-lock/texts/confirm/confirm.title' });
  const box = page.getByRole('textbox', { name: 'confirm.title', exact: true });
  await box.fill(words);
  await box.press('Enter');
  await expect.poll(() => studio.read(texts)).toContain(words);
  await expect(page.getByText('Non ancora salvato')).toHaveCount(0);
}

async function changeGuard(page: Page): Promise<void> {
  await page.goto(`${studio.origin}/#/journey/pin-view/steps`);
  const opening = page.getByRole('region', { name: 'Apertura', exact: true });
  await opening.getByRole('button', { name: /^Modifica la condizione/ }).click();
  const first = page.getByRole('listitem', { name: 'Condizione 1' });
  await first.getByRole('combobox', { name: 'Valore' }).selectOption('assente');
  await opening.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(opening).toContainText('Salvata in');
}

test('takes back and does again what was written in several files, by keys and by buttons, to the letter [STUDIO-19]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  studio.change(journey, (text) =>
    text.replace(
      /"allow": \{\s*"use"[^}]*\}\s*\},\n/,
      '"allow": { "===": [{ "var": "card.profiling.KEY_6.state" }, "ATTIVO"] },\n',
    ),
  );
  const [words, definition] = [studio.read(texts), studio.read(journey)];
  await writeText(page, 'Titolo nuovo');
  await changeGuard(page);
  const [newWords, newDefinition] = [studio.read(texts), studio.read(journey)];

  await page.keyboard.press('Control+z');
  await expect(history(page).getByRole('status')).toHaveText('Annullato: condizione di pin-view.');
  expect(studio.read(journey)).toBe(definition);
  await history(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(history(page).getByRole('status')).toHaveText('Annullato: testo card-lock: confirm.title.');
  expect(studio.read(texts)).toBe(words);
  await expect(history(page).getByRole('button', { name: 'Annulla' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }

  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => studio.read(texts)).toBe(newWords);
  await history(page).getByRole('button', { name: 'Ripeti' }).click();
  await expect.poll(() => studio.read(journey)).toBe(newDefinition);
  expect(guard.problems()).toEqual([]);
});

test('does not give back as somebody else’s what was taken back on purpose, and leaves Ctrl+Z in a box to the box [STUDIO-17]', async ({
  page,
}) => {
  await writeText(page, 'Titolo di prova');
  const box = page.getByRole('textbox', { name: 'confirm.title', exact: true });
  await box.pressSequentially(' e altro');
  await box.press('Control+z');
  expect(studio.read(texts)).toContain('"Titolo di prova"');
  await box.press('Escape');
  await expect(box).toHaveValue('Titolo di prova');

  await history(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(box).toHaveValue('Titolo nuovo');
  await expect(page.getByRole('region', { name: 'Le due versioni del testo' })).toHaveCount(0);
});

test('refuses to write over what another editor has written there since, and keeps what they wrote beside it [STUDIO-17]', async ({
  page,
}) => {
  await writeText(page, 'Titolo mio');
  studio.change(texts, (text) => text.replace('"Titolo mio"', '"Titolo di altri"'));
  await expect(page.getByRole('textbox', { name: 'confirm.title', exact: true })).toHaveValue(
    'Titolo di altri',
  );

  await history(page).getByRole('button', { name: 'Annulla' }).click();
  await expect(history(page).getByRole('alert')).toContainText(`lo stesso punto di ${texts}`);
  expect(studio.read(texts)).toContain('"Titolo di altri"');
  await history(page).getByRole('button', { name: 'Chiudi l’avviso' }).click();
  studio.change(texts, (text) =>
    text.replace('"Titolo di altri"', '"Titolo mio"').replace('BLOCCA', 'FERMA'),
  );
  await history(page).getByRole('button', { name: 'Annulla' }).click();
  await expect.poll(() => studio.read(texts)).toContain('"Titolo nuovo"');
  expect(studio.read(texts)).toContain('FERMA');
});

test('has nothing to take back where it only reads [STUDIO-18]', async ({ page }) => {
  const reading = await openStudioOnCopy('--read-only');
  await openPlace(page, reading, { place: 'journey/card-lock/texts' });
  await expect(page.getByRole('textbox', { name: 'confirm.title', exact: true })).toBeVisible();

  await expect(history(page)).toHaveCount(0);
  const refused = await page.request.post(`${reading.origin}/api/turn`, {
    headers: { Origin: reading.origin },
    data: { direction: 'undo' },
  });
  expect(refused.status()).toBe(403);
  await reading.close();
});
