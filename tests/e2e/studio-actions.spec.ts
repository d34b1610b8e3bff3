import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form', { name: /^Pulsanti del passo/ });
const button = (page: Page, words: string): Locator =>
  form(page).getByRole('group', { name: `Pulsante «${words}»`, exact: true });
const save = (page: Page): Locator => form(page).getByRole('button', { name: 'Salva i pulsanti' });

async function openForm(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/phone-change/drawing/${step}` });
  await page.getByRole('button', { name: `Pulsanti del passo ${step}`, exact: true }).click();
}

const actionsOf = (step: string) => JSON.parse(studio.read(journey)).steps[step].actions;

test('a second button is added in a form, leads where it was said, and is on the drawing; one deed takes it back [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openForm(page, 'enter-number');
  const [flow, words] = [studio.read(journey), studio.read(texts)];
  await expect(button(page, 'AVANTI').getByRole('textbox')).toBeFocused();
  await expect(button(page, 'AVANTI')).toContainText('Principale');
  await form(page).getByRole('button', { name: 'Aggiungi un pulsante' }).click();
  await expect(button(page, 'nuovo').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Ci penso');
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Ci penso')
    .getByRole('combobox', { name: 'Dove porta' })
    .selectOption('Abbandonato (una fine nuova)');
  await form(page).getByRole('button', { name: 'Sposta su «Ci penso»' }).click();
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in 2 file:$/ })).toContainText(
    texts,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);

  await save(page).click();
  await expect(page.getByText(/^I pulsanti di enter-number sono cambiati\./)).toBeVisible();
  await expect(drawn(page, 'abandoned')).toBeVisible();
  expect(Object.keys(actionsOf('enter-number'))).toEqual(['submit', 'ci-penso', 'close']);
  expect(actionsOf('enter-number')['ci-penso']).toEqual({ to: 'abandoned', look: 'secondary' });
  expect(studio.read(texts)).toContain('"ci-penso": "Ci penso"');

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: pulsanti del passo enter-number.')).toBeVisible();
  await expect(drawn(page, 'abandoned')).toHaveCount(0);
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);
  expect(guard.problems()).toEqual([]);
});

test('a button that goes shows before which step nobody reaches then and which scenarios stop [STUDIO-09]', async ({
  page,
}) => {
  await openForm(page, 'enter-code');
  await form(page).getByRole('button', { name: 'Rimuovi il pulsante «Invia di nuovo il codice»' }).click();

  await expect(form(page).getByRole('button', { name: 'Aggiungi un pulsante' })).toBeFocused();
  await expect(form(page).getByText(/^Così a un passo non porta più niente:/)).toContainText('(resend-code)');
  await expect(form(page).getByRole('list', { name: /non passano più/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await form(page).getByRole('button', { name: 'Scarta le modifiche' }).click();
  await expect(form(page)).toHaveCount(0);
  expect(actionsOf('enter-code')).toHaveProperty('resend');
});

test('a button has other words and leads elsewhere [STUDIO-09]', async ({ page }) => {
  await openForm(page, 'enter-number');
  await button(page, 'ANNULLA').getByRole('textbox').fill('ESCI');
  await button(page, 'ESCI').getByRole('combobox', { name: 'Dove porta' }).selectOption('blocked');
  await save(page).click();

  await expect(page.getByText(/^I pulsanti di enter-number sono cambiati\./)).toBeVisible();
  expect(actionsOf('enter-number').close).toEqual({ to: 'blocked', resets: ['phone-number', 'code'] });
  expect(studio.read(texts)).toContain('"close": "ESCI"');
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: pulsanti del passo enter-number.')).toBeVisible();
});
