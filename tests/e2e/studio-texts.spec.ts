import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { oneStudioOnCopy, openPlace, wearLook } from '../support/e2e-studio.ts';

const studio = oneStudioOnCopy();

const stage = (page: Page) => page.frameLocator('iframe');
const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ has: box(page, name) });

test('words that are pressed on the screen are written beside it, and nothing acts there meanwhile [STUDIO-06]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/card-lock/texts/confirm' });
  await expect(row(page, 'confirm.actions.submit')).toContainText('Pulsante submit');
  await stage(page).getByRole('button', { name: 'BLOCCA' }).click();
  await expect(box(page, 'confirm.actions.submit')).toBeFocused();
  await expect(stage(page).getByRole('button', { name: 'BLOCCA' })).toBeVisible();
  await stage(page)
    .getByText(/si blocca subito/)
    .click();
  await expect(box(page, 'confirm.body')).toBeFocused();

  await page.keyboard.press('Control+a');
  await page.keyboard.type('La carta è al sicuro.');
  await page.keyboard.press('Enter');
  await expect(stage(page).getByText('La carta è al sicuro.')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: /^Le parole sulla schermata/ }).uncheck();
  await stage(page).getByRole('button', { name: 'BLOCCA' }).click();
  await expect(page.getByRole('region', { name: 'Simulatore' }).getByRole('status')).toContainText(
    'Blocca la carta',
  );
  expect(guard.problems()).toEqual([]);
});

test('a text tells while it is typed what the check would: its length, its placeholders, the words that have a better one [STUDIO-06]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/card-lock/texts/confirm/confirm.title' });
  const title = box(page, 'confirm.title');
  await expect(title).toBeFocused();
  await title.fill('Clicca per bloccare per sempre la carta {cardName} e le altre');
  for (const words of [
    '61 di 48',
    'Qui niente riempie il segnaposto cardName.',
    'Meglio di «Clicca»: premi, scegli.',
  ])
    await expect(row(page, 'confirm.title')).toContainText(words);
  for (const width of [1280, 1920])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 1080 });
      await wearLook(page, colorScheme);
      expect(await brokenRules(page, studioRules)).toEqual([]);
    }
  await title.press('Escape');
  await expect(row(page, 'confirm.title')).not.toContainText('Meglio di');
});
