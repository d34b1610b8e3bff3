import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const texts = 'i18n/it/phone-change.json';

const studio = oneStudioOnCopy();

const opener = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: `Aggiungi un passo accanto a ${step}`, exact: true });
const form = (page: Page): Locator => page.getByRole('form', { name: /^Aggiungi un passo/ });
const submit = (page: Page): Locator =>
  form(page).getByRole('button', { name: 'Aggiungi un passo', exact: true });

async function openForm(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/phone-change/drawing/${step}` });
  await opener(page, step).click();
  await expect(form(page).getByRole('combobox', { name: 'Su quale via' })).toBeFocused();
}

test('a step is put on a way with its texts, scenarios go past it, and one deed takes it back [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openForm(page, 'enter-number');
  const [flow, words] = [studio.read(journey), studio.read(texts)];
  await form(page).getByRole('textbox', { name: 'Nome del passo' }).fill('warn');
  await expect(form(page).getByRole('list', { name: /^Cambiano \d+ punti in \d+ file:$/ })).toContainText(
    texts,
  );
  await expect(submit(page)).not.toHaveAttribute('aria-disabled');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);

  await submit(page).click();
  await expect(page.getByText(/^warn è nel flusso\./)).toBeVisible();
  await expect(drawn(page, 'warn')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/drawing\/warn$/);
  expect(JSON.parse(studio.read(journey)).steps.warn).toEqual({
    kind: 'form',
    actions: { submit: { to: 'send-code' } },
  });
  expect(studio.read('journeys/phone-change/scenarios/closed-at-code.json')).toContain('phone-change/warn');

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: aggiunta del passo warn.')).toBeVisible();
  await expect(drawn(page, 'enter-number')).toHaveAttribute('aria-pressed', 'true');
  expect([studio.read(journey), studio.read(texts)]).toEqual([flow, words]);
  expect(guard.problems()).toEqual([]);
});

test('a call of the bank stands before a step once it is said what it asks [STUDIO-09]', async ({ page }) => {
  await openForm(page, 'done');
  const before = form(page).getByRole('combobox', { name: 'Su quale via' });
  await expect(before.locator('optgroup')).toHaveAttribute('label', 'Prima di questo passo');
  await form(page).getByRole('combobox', { name: 'Che cosa fa' }).selectOption('Esegue un altro flusso');
  const flow = form(page).getByRole('combobox', { name: 'Quale flusso' });
  await expect(flow.locator('option[value="pin-view"]')).toHaveText(/^\S.+ \(pin-view\)$/);
  await form(page).getByRole('combobox', { name: 'Che cosa fa' }).selectOption('Chiede alla banca');
  await form(page).getByRole('textbox', { name: 'Nome del passo' }).fill('verify');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await form(page).getByRole('combobox', { name: 'Che cosa chiede' }).selectOption('readPinStatus');
  await expect(form(page).getByRole('textbox')).toHaveAccessibleDescription(/verify c’è già\./);
  await form(page).getByRole('textbox', { name: 'Nome del passo' }).fill('read-status');
  await submit(page).click();

  await expect(drawn(page, 'read-status')).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse(studio.read(journey)).steps['read-status'].ok).toMatchObject({ to: 'done' });
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'read-status')).toHaveCount(0);
});
