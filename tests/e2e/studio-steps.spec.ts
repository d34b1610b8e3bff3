import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const journey = 'journeys/phone-change/journey.json';

const studio = oneStudioOnCopy();

const opener = (page: Page, words: string, step: string): Locator =>
  page.getByRole('button', { name: `${words} ${step}`, exact: true });
const listed = (page: Page, step: string): Locator =>
  page.getByRole('list', { name: /^Passi del flusso/ }).locator('button[aria-pressed]', { hasText: step });

const submit = (page: Page, words: string): Locator =>
  page.getByRole('form').getByRole('button', { name: words, exact: true, disabled: false });

async function rename(page: Page, from: string, to: string): Promise<void> {
  await opener(page, 'Rinomina il passo', from).click();
  await page.getByRole('textbox', { name: 'Nome nuovo' }).fill(to);
  await submit(page, 'Rinomina').click();
  await expect(page.getByText(`${from} ora si chiama ${to}.`)).toBeVisible();
}

test('a step is renamed, added and removed in the list as beneath the drawing [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/phone-change/steps/enter-code' });
  const flow = studio.read(journey);
  await rename(page, 'enter-code', 'type-code');
  await expect(listed(page, 'type-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(opener(page, 'Rinomina il passo', 'type-code')).toBeFocused();

  await opener(page, 'Aggiungi un passo accanto a', 'type-code').click();
  await page.getByRole('textbox', { name: 'Nome del passo' }).fill('warn');
  await expect(submit(page, 'Aggiungi un passo')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  await submit(page, 'Aggiungi un passo').click();
  await expect(listed(page, 'warn')).toHaveAttribute('aria-pressed', 'true');

  await opener(page, 'Rimuovi il passo', 'warn').click();
  await submit(page, 'Rimuovi').click();
  await expect(listed(page, 'warn')).toHaveCount(0);
  await expect(page.getByText('warn è stato rimosso.')).toBeVisible();
  for (const what of ['rimozione', 'aggiunta', 'nome']) {
    await page.keyboard.press('Control+z');
    await expect(page.getByText(new RegExp(`^Annullato: ${what} del passo`))).toBeVisible();
  }
  await expect.poll(() => studio.read(journey)).toBe(flow);
  expect(guard.problems()).toEqual([]);
});

test('anyone who looks at a step in another tab, or comes back to it, follows it [STUDIO-09]', async ({
  page,
  context,
}) => {
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/enter-code' });
  const other = await context.newPage();
  await openPlace(other, studio, { place: 'journey/phone-change/drawing/enter-code' });
  await expect(drawn(other, 'enter-code')).toHaveAttribute('aria-pressed', 'true');

  await rename(page, 'enter-code', 'type-code');
  await expect(drawn(other, 'type-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(other).toHaveURL(/\/drawing\/type-code$/);

  await page.reload();
  await expect(drawn(page, 'type-code')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(drawn(page, 'enter-code')).toHaveAttribute('aria-pressed', 'true');
  await expect(drawn(other, 'enter-code')).toHaveAttribute('aria-pressed', 'true');
});

test('what is asked together is drawn as such, and each call is edited in the step in which it stands [STUDIO-09]', async ({
  page,
}) => {
  const part = encodeURIComponent('read › all › operators');
  await openPlace(page, studio, { place: `journey/phone-topup/drawing/${part}` });
  await expect(drawn(page, 'read')).toContainText('Chiede più cose insieme');
  await expect(page.getByRole('button', { name: /^(Rinomina|Rimuovi|Aggiungi)/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Modifica/ }).click();

  const editor = page.getByRole('region', { name: /read$/ });
  await expect(editor.getByRole('group', { name: /^Chiamate insieme/ })).toBeVisible();
  await expect(editor.getByRole('textbox', { name: 'JSON del passo' })).toHaveValue(/"payees": \{/);
});
