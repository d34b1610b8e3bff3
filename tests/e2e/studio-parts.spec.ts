import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const code = 'journeys/phone-change/forms/code.json';
const visit = 'journeys/identity-visit/journey.json';
const caller = 'journeys/user-data-update/journey.json';

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form');
const opener = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const inFile = (path: string) => JSON.parse(studio.read(path));

async function submit(page: Page, name: string): Promise<void> {
  const button = form(page).getByRole('button', { name, exact: true });
  await expect(button).not.toHaveAttribute('aria-disabled');
  await button.click();
}

async function holdsTheRules(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
}

test('a field gets another name and goes with the datum that only it filled, each shown before and taken back as one deed [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/enter-code' });
  await opener(page, 'Campi del passo enter-code').click();
  const before = [journey, code].map((path) => studio.read(path));
  await opener(page, 'Rinomina il campo otp').click();
  await form(page).getByRole('textbox', { name: 'Nome nuovo' }).fill('smsCode');
  await expect(form(page).getByRole('list', { name: /^Cambiano/ })).toContainText(code);
  await submit(page, 'Rinomina');
  await expect(page.getByText('otp ora si chiama smsCode.')).toBeVisible();
  expect(inFile(journey).steps['enter-code'].saves).toEqual({ 'data.otp': '/smsCode' });
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: nome del campo otp → smsCode.')).toBeVisible();

  await opener(page, 'Rimuovi il campo otp').click();
  await form(page)
    .getByRole('checkbox', { name: /^Rimuovi anche il dato otp/ })
    .check();
  await expect(form(page).getByRole('list', { name: /^Si rimuove/ })).toContainText(code);
  await holdsTheRules(page);
  expect([journey, code].map((path) => studio.read(path))).toEqual(before);
  await submit(page, 'Rimuovi');
  await expect(page.getByText('otp è stato rimosso.')).toBeVisible();
  expect(inFile(journey).data).not.toHaveProperty('otp');
  expect(inFile(journey).steps['enter-code']).not.toHaveProperty('form');

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: rimozione del campo otp.')).toBeVisible();
  expect([journey, code].map((path) => studio.read(path))).toEqual(before);
  expect(guard.problems()).toEqual([]);
});

test('data are added, renamed and removed with all that speaks of them, by the keyboard too [STUDIO-09] [STUDIO-19]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/phone-change/data' });
  await opener(page, 'Aggiungi un dato').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('reason');
  await expect(form(page).getByText(/^Cambiano? /)).toBeVisible();
  await holdsTheRules(page);
  await submit(page, 'Aggiungi un dato');
  await expect(page.getByText(/^Il dato reason è nel flusso\./)).toBeVisible();
  expect(inFile(journey).data.reason).toEqual({ type: 'text' });

  await opener(page, 'Rinomina il dato phone').click();
  await form(page).getByRole('textbox', { name: 'Nome nuovo' }).fill('newPhone');
  await submit(page, 'Rinomina');
  await expect(page.getByText('phone ora si chiama newPhone.')).toBeVisible();
  expect(inFile(journey).steps.update.body.newNumber).toEqual({ var: 'data.newPhone' });

  await opener(page, 'Rimuovi il dato reason').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(opener(page, 'Rimuovi il dato reason')).toBeFocused();
  await page.keyboard.press('Enter');
  await submit(page, 'Rimuovi');
  await expect(page.getByText('reason è stato rimosso.')).toBeVisible();
  expect(inFile(journey).data).not.toHaveProperty('reason');
});

test('an outcome gets another name where it is met, and goes for another one [STUDIO-09]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/identity-visit/data' });
  await opener(page, 'Rinomina l’esito returned').click();
  await form(page).getByRole('textbox', { name: 'Nome nuovo' }).fill('back-again');
  await expect(form(page).getByRole('list', { name: /^Cambiano/ })).toContainText(caller);
  await submit(page, 'Rinomina');
  await expect(page.getByText('returned ora si chiama back-again.')).toBeVisible();
  expect(Object.keys(inFile(caller).steps.visit.exits)).toEqual(['back-again', 'cancelled']);

  await opener(page, 'Rimuovi l’esito back-again').click();
  await form(page)
    .getByRole('combobox', { name: 'Con quale esito si chiude invece' })
    .selectOption('cancelled');
  await expect(form(page).getByRole('list', { name: /non passano? più/ })).toBeVisible();
  await submit(page, 'Rimuovi');
  await expect(page.getByText('back-again è stato rimosso.')).toBeVisible();
  expect(studio.read(visit)).not.toContain('back-again');
  expect(Object.keys(inFile(caller).steps.visit.exits)).toEqual(['cancelled']);
});
