import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, oneStudioOnCopy, openPlace, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';
const studio = oneStudioOnCopy();

const opener = (page: Page, step: string): Locator =>
  page.getByRole('button', { name: `Modifica il passo ${step}`, exact: true });
const editor = (page: Page): Locator => page.getByRole('region', { name: /^Modifica il passo/ });
const json = (page: Page): Locator => editor(page).getByRole('textbox', { name: 'JSON del passo' });
const button = (page: Page, name: string): Locator => editor(page).getByRole('button', { name, exact: true });
const popup = (page: Page): Locator => editor(page).getByRole('combobox', { name: 'Finestra', exact: true });
const added = (page: Page): Locator => editor(page).getByRole('combobox', { name: 'Aggiungi al passo' });

async function openEditor(page: Page, step: string): Promise<void> {
  await openPlace(page, studio, { place: `journey/phone-change/drawing/${step}` });
  await opener(page, step).click();
  await expect(added(page)).toBeVisible();
}

test('a step is edited in its form and in its JSON, each sees the other, and the file takes what is saved [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openEditor(page, 'enter-code');
  const flow = studio.read(journey);
  await added(page).selectOption('Indietro');
  await expect(json(page)).toHaveValue(/"back": "allowed"/);
  await editor(page).getByRole('combobox', { name: 'Indietro', exact: true }).selectOption('none');
  await expect(json(page)).toHaveValue(/"back": "none"/);
  await json(page).fill((await json(page).inputValue()).replace('"EDIT_TEL_NUMB_OTP"', '"EDIT_TEL_NUMB"'));
  await expect(popup(page)).toHaveValue('EDIT_TEL_NUMB');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  expect(studio.read(journey)).toBe(flow);

  await button(page, 'Salva').click();
  await expect(editor(page).getByText('Come nel file.')).toBeVisible();
  const written = studio.read(journey);
  const step = JSON.parse(written).steps['enter-code'];
  expect(step).toMatchObject({ back: 'none', popup: 'EDIT_TEL_NUMB' });
  expect(
    written
      .replace(/,\s*"back": "none"(\s*\},\s*"resend-code")/, '$1')
      .replace('"EDIT_TEL_NUMB",\n      "focus"', '"EDIT_TEL_NUMB_OTP",\n      "focus"'),
  ).toBe(flow);
  await button(page, 'Chiudi').click();
  await expect(opener(page, 'enter-code')).toBeFocused();

  await page.keyboard.press('Control+z');
  await expect(page.getByText('Annullato: modifica del passo enter-code.')).toBeVisible();
  expect(studio.read(journey)).toBe(flow);
  expect(guard.problems()).toEqual([]);
});

test('the keyboard alone edits a step, goes back and forth, and leaves it as it was [STUDIO-19]', async ({
  page,
}) => {
  await openEditor(page, 'enter-code');
  const form = editor(page).getByRole('combobox', { name: 'Modulo', exact: true });
  await form.focus();
  await expect(
    editor(page)
      .getByText(/^Il nome di un file in forms\//)
      .last(),
  ).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(popup(page)).toBeFocused();
  await page.keyboard.type('X');
  await expect(json(page)).toHaveValue(/"EDIT_TEL_NUMB_OTPX"|"X/);
  await page.keyboard.press('Control+z');
  await expect(popup(page)).toHaveValue('EDIT_TEL_NUMB_OTP');
  await page.keyboard.press('Control+Shift+z');
  await expect(popup(page)).not.toHaveValue('EDIT_TEL_NUMB_OTP');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Scarta le modifiche')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opener(page, 'enter-code')).toBeFocused();
  await expect(editor(page)).toHaveCount(0);
});

test('what is wrong is told in Italian at its field before anything is written, and what has no shape is refused [STUDIO-09]', async ({
  page,
}) => {
  await openEditor(page, 'enter-code');
  const flow = studio.read(journey);
  await popup(page).fill('NO_SUCH_POPUP');
  await expect(popup(page)).toHaveAccessibleDescription(/NO_SUCH_POPUP/);
  await json(page).fill('{ "kind": "form", "form": "code", "actions": { "submit": { "to": 3 } } }');
  await button(page, 'Salva').click();
  await expect(editor(page).getByRole('alert')).toHaveText(/^Un passo non si può scrivere così/);
  await json(page).fill('{ "kind": "form", ');
  await expect(json(page)).toHaveAccessibleDescription(/^Riga 1: /);
  await expect(editor(page).getByText('Così com’è scritto non si legge')).toBeVisible();
  await expect(button(page, 'Salva')).toHaveAttribute('aria-disabled', 'true');
  expect(studio.read(journey)).toBe(flow);

  await page.reload();
  await expect(json(page)).toHaveValue('{ "kind": "form", ');
  await button(page, 'Lascia com’era').click();
  await button(page, 'Scarta le modifiche').click();
  await expect(opener(page, 'enter-code')).toBeVisible();
});

test('what another editor writes in the step is seen here, or stands beside what was typed [STUDIO-17]', async ({
  page,
}) => {
  await openEditor(page, 'enter-code');
  studio.change(journey, (text) => text.replace('"EDIT_TEL_NUMB_OTP"', '"EDIT_TEL_NUMB"'));
  await expect(popup(page)).toHaveValue('EDIT_TEL_NUMB');

  await popup(page).fill('MINE');
  studio.change(journey, (text) =>
    text.replace('"popup": "EDIT_TEL_NUMB",\n      "focus"', '"popup": "EDIT_TEL_NUMB_OTP",\n      "focus"'),
  );
  await editor(page).getByRole('button', { name: 'Tieni quello nel file' }).click();
  await expect(popup(page)).toHaveValue('EDIT_TEL_NUMB_OTP');
  await expect(drawn(page, 'enter-code')).toBeVisible();
});
