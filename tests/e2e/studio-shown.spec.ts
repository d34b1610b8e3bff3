import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, pick, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/operation-dispute/journey.json';
const texts = 'i18n/it/operation-dispute.json';

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form', { name: /^Riepilogo e valori del passo/ });
const stage = (page: Page) => page.frameLocator('iframe').first();

async function openForm(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/operation-dispute/drawing/${step}` });
  await page.getByRole('button', { name: `Riepilogo e valori del passo ${step}`, exact: true }).click();
}

test('a picture of before is dimmed, with why and what to do, until the files can be walked again [STUDIO-05]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/operation-dispute/drawing/add-evidence' });
  const ground = page.locator('[data-old]');
  await expect(stage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(ground).toHaveCount(0);
  const was = studio.read(journey);
  studio.write(journey, was.replace('"to": "at-home"', '"to": "nowhere"'));

  await expect(ground).toHaveCount(1);
  await expect(page.getByText(/qui vedi ancora la schermata di prima/)).toBeVisible();
  studio.write(journey, was);
  await expect(ground).toHaveCount(0);
  expect(guard.problems().filter((told) => !told.includes('422'))).toEqual([]);
});

test('an answer is shown in a summary without JSON: found by its words, read in words, changed from there; one deed takes it back [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openForm(page, 'add-evidence');
  const before = [studio.read(journey), studio.read(texts)];
  await form(page).getByRole('button', { name: 'Aggiungi una riga' }).click();
  const line = form(page).getByRole('group', { name: /^Riga/ });
  await expect(line.getByRole('textbox', { name: 'Etichetta' })).toBeFocused();

  await pick(line.getByRole('combobox', { name: 'Che cosa mostra' }), 'successo', /«reason»/);
  await expect(line.getByRole('textbox', { name: 'Etichetta' })).not.toHaveValue('');
  await expect(line.getByRole('textbox', { name: 'Testo della riga' })).toHaveValue('{reason, choice}');
  await expect(line.getByRole('combobox', { name: 'Come si scrive' })).toHaveValue('choice');
  await line.getByRole('textbox', { name: 'Etichetta' }).fill('Motivo');
  await line.getByRole('combobox', { name: '«Modifica» riporta a' }).selectOption('ask-reason');
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in 2 file:$/ })).toContainText(
    texts,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  await form(page).getByRole('button', { name: 'Salva', exact: true }).click();

  await expect(page.getByText('Ciò che add-evidence mostra è cambiato.')).toBeVisible();
  const step = JSON.parse(studio.read(journey)).steps['add-evidence'];
  expect(step.shows.reason).toEqual({ var: 'data.reason' });
  expect(step.summary).toEqual({ reason: { change: ['change-ask-reason'] } });
  await expect(stage(page).getByRole('button', { name: /^Modifica: Motivo/ })).toBeVisible();
  const { choices } = JSON.parse(studio.read(texts))['ask-reason'].fields.reason;
  const shown = (await stage(page).locator('dd').first().textContent()) ?? '';
  expect(Object.values(choices)).toContain(shown);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: riepilogo e valori del passo add-evidence.')).toBeVisible();
  expect([studio.read(journey), studio.read(texts)]).toEqual(before);
  expect(guard.problems()).toEqual([]);
});
