import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';
const onlyWay = 'journeys/phone-change/scenarios/closed-at-code.json';

const studio = oneStudioOnCopy();

const opener = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: `Rimuovi il passo ${step}`, exact: true });
const form = (page: Page): Locator => page.getByRole('form', { name: /^Rimuovi il passo/ });
const submit = (page: Page): Locator => form(page).getByRole('button', { name: 'Rimuovi', exact: true });

async function openForm(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/phone-change/drawing/${step}` });
  await opener(page, step).click();
}

test('a step is taken out with all that speaks of it, what led to it leads where it was said, and taken back [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openForm(page, 'resend-code');
  const [flow, words] = [studio.read(journey), studio.read(texts)];
  const lead = form(page).getByRole('group', { name: 'Una via porta qui. Dove porta invece?' });
  await expect(lead.getByRole('combobox')).toHaveValue('enter-code');
  await lead.getByRole('combobox').selectOption('enter-number');
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in \d+ file:$/ })).toContainText(
    'journeys/phone-change/scenarios/resend.json',
  );
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);

  await submit(page).click();
  await expect(page.getByText('resend-code è stato rimosso.')).toBeVisible();
  await expect(drawn(page, 'enter-number')).toHaveAttribute('aria-pressed', 'true');
  await expect(drawn(page, 'resend-code')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Passo «/ })).toBeFocused();
  for (const file of [journey, texts]) expect(studio.read(file)).not.toContain('resend-code');
  expect(JSON.parse(studio.read(journey)).steps['enter-code'].actions.resend).toEqual({ to: 'enter-number' });

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: rimozione del passo resend-code.')).toBeVisible();
  await expect(drawn(page, 'resend-code')).toHaveAttribute('aria-pressed', 'true');
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);
  expect(guard.problems()).toEqual([]);
});

test('what the check will find and which scenarios go is in sight before, and these may stay [STUDIO-09]', async ({
  page,
}) => {
  await openForm(page, 'enter-code');
  const title = 'chi chiude il codice svuota tutti e due i moduli';
  await expect(form(page).getByRole('list', { name: /^Si rimuovono \d+ file:$/ })).toContainText(title);
  await expect(
    form(page).getByRole('list', { name: /^Poi «Avvisi» avrà \d+ avvisi in più:$/ }),
  ).toContainText('"data.otp" non ha un valore qui');

  await form(page)
    .getByRole('checkbox', { name: /^Lascia gli scenari/ })
    .check();
  await expect(form(page).getByRole('list', { name: /non passano più/ })).toContainText(title);
  await form(page).getByRole('combobox', { name: 'Tutte' }).selectOption('cancelled');
  await submit(page).click();
  await expect(drawn(page, 'enter-code')).toHaveCount(0);
  expect(existsSync(join(studio.folder, onlyWay))).toBe(true);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'enter-code')).toBeVisible();

  await opener(page, 'enter-code').click();
  await submit(page).click();
  await expect(drawn(page, 'enter-code')).toHaveCount(0);
  expect(existsSync(join(studio.folder, onlyWay))).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'enter-code')).toBeVisible();
  expect(existsSync(join(studio.folder, onlyWay))).toBe(true);
});

test('a step goes with one that nobody reaches then, where that is said, and one deed takes both back [STUDIO-09]', async ({
  page,
}) => {
  await openForm(page, 'enter-code');
  const flow = studio.read(journey);
  await form(page).getByRole('combobox', { name: 'Tutte' }).selectOption('cancelled');
  const taking = form(page).getByRole('checkbox', { name: /^Rimuovi anche il passo resend-code/ });
  await taking.check();
  await expect(taking).toBeChecked();
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  await submit(page).click();
  await expect(drawn(page, 'enter-code')).toHaveCount(0);
  expect(Object.keys(JSON.parse(studio.read(journey)).steps)).not.toContain('resend-code');
  expect(studio.read(texts)).not.toContain('resend-code');

  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'resend-code')).toBeVisible();
  expect(studio.read(journey)).toBe(flow);
});

test('a step of which the journey promises something is refused with the reason [STUDIO-09]', async ({
  page,
}) => {
  await openForm(page, 'verify');

  await expect(form(page).getByRole('alert')).toContainText(
    'promette qualcosa di verify (code-before-change)',
  );
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(opener(page, 'verify')).toBeFocused();
});
