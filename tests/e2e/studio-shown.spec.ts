import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, pick, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/operation-dispute/journey.json';
const delivery = 'journeys/statement-delivery/journey.json';
const texts = 'i18n/it/statement-delivery.json';

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form', { name: /^Riepilogo e valori del passo/ });
const stage = (page: Page) => page.frameLocator('iframe').first();

async function openForm(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/statement-delivery/drawing/${step}` });
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
  await openForm(page, 'enter-email');
  const before = [studio.read(delivery), studio.read(texts)];
  await form(page).getByRole('button', { name: 'Aggiungi una riga' }).click();
  const line = form(page).getByRole('group', { name: /^Riga/ });
  await expect(line.getByRole('textbox', { name: 'Etichetta' })).toBeFocused();

  await pick(line.getByRole('combobox', { name: 'Che cosa mostra' }), 'invio', /«delivery»/);
  await expect(line.getByRole('textbox', { name: 'Etichetta' })).not.toHaveValue('');
  await expect(line.getByRole('textbox', { name: 'Testo della riga' })).toHaveValue('{delivery, choice}');
  await expect(line.getByRole('combobox', { name: 'Come si scrive' })).toHaveValue('choice');
  await line.getByRole('textbox', { name: 'Etichetta' }).fill('Come arriva');
  await line.getByRole('combobox', { name: '«Modifica» riporta a' }).selectOption('choose-delivery');
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in 2 file:$/ })).toContainText(
    texts,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  await form(page).getByRole('button', { name: 'Salva', exact: true }).click();

  await expect(page.getByText('Ciò che enter-email mostra è cambiato.')).toBeVisible();
  const step = JSON.parse(studio.read(delivery)).steps['enter-email'];
  expect(step.shows.delivery).toEqual({ var: 'data.delivery' });
  expect(step.summary).toEqual({ delivery: { change: ['change-choose-delivery'] } });
  await expect(stage(page).getByRole('button', { name: /^Modifica: Come arriva/ })).toBeVisible();
  const { choices } = JSON.parse(studio.read(texts))['choose-delivery'].fields.delivery;
  const shown = (await stage(page).locator('dd').first().textContent()) ?? '';
  expect(Object.values(choices)).toContain(shown);

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: riepilogo e valori del passo enter-email.')).toBeVisible();
  expect([studio.read(delivery), studio.read(texts)]).toEqual(before);
  expect(guard.problems()).toEqual([]);
});
