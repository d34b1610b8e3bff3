import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { drawn, openPlace, oneStudioOnCopy, wearLook } from '../support/e2e-studio.ts';

const studio = oneStudioOnCopy();

const form = (page: Page): Locator => page.getByRole('form', { name: /^Rifiuti del passo/ });
const flow = (journey: string) => JSON.parse(studio.read(`journeys/${journey}/journey.json`));

test('a refusal that is given its way is on the drawing at once, and so is a bank that does not answer [STUDIO-09]', async ({
  page,
}) => {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/send-code' });
  await expect(drawn(page, 'send-code')).toContainText('4 rifiuti');
  await page.getByRole('button', { name: 'Rifiuti del passo send-code' }).click();
  await expect(form(page)).toContainText('Se la banca non risponde, si dice con un avviso e si resta');
  const which = form(page).getByRole('combobox', { name: 'Quale rifiuto' });
  await which.selectOption('SERVICE_UNAVAILABLE');
  await form(page).getByRole('textbox', { name: 'Che cosa legge il titolare' }).fill('Riprova fra poco.');
  for (const colorScheme of ['light', 'dark'] as const) {
    await wearLook(page, colorScheme);
    expect(await brokenRules(page, studioRules)).toEqual([]);
  }
  await form(page).getByRole('button', { name: 'Aggiungi la via' }).click();

  // Two screens send it, and what is said beside neither stays at the one in sight.
  await expect(drawn(page, 'send-code')).toContainText('6 rifiuti');
  await page.getByRole('button', { name: 'Mostra tutti i rifiuti' }).click();
  await expect(page.getByRole('application', { name: /^Disegno/ })).toContainText(
    /SERVICE_UNAVAILABLE|e altre \d/,
  );
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Annullato: via del rifiuto/)).toBeVisible();
  expect(guard.problems()).toEqual([]);
});

test('something done for good says where it goes on when its answer is lost, and can be led elsewhere [STUDIO-09]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/update' });
  await page.getByRole('button', { name: 'Rifiuti del passo update' }).click();
  await expect(form(page)).toContainText('Se la risposta si perde, forse è già fatto: si va a');
  await form(page).getByRole('combobox', { name: 'Quale rifiuto' }).selectOption('La banca non risponde');
  await expect(form(page).getByRole('combobox', { name: 'Come si dice' })).toHaveCount(0);
  await form(page).getByRole('combobox', { name: 'Dove porta' }).selectOption('blocked');
  await form(page).getByRole('button', { name: 'Aggiungi la via' }).click();
  await expect(page.getByText(/^«La banca non risponde» ha la sua via/)).toBeVisible();

  expect(flow('phone-change').steps.update.commit).toEqual({ unsure: { to: 'blocked' } });
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Annullato: via del rifiuto/)).toBeVisible();
});

test('a call done for good that is put into a journey says beforehand where a lost answer leads: never where one gives up [STUDIO-09]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/kyc/drawing/explain' });
  await page.getByRole('button', { name: 'Aggiungi un passo accanto a explain', exact: true }).click();
  const add = page.getByRole('form', { name: /^Aggiungi un passo/ });
  await add.getByRole('combobox', { name: 'Che cosa fa' }).selectOption('Chiede alla banca');
  await expect(add.getByRole('combobox', { name: 'Se la risposta si perde' })).toHaveCount(0);
  await add.getByRole('combobox', { name: 'Che cosa chiede' }).selectOption('lockCard');
  await add.getByRole('textbox', { name: 'Nome del passo' }).fill('lock');
  await expect(add.getByRole('combobox', { name: 'Se la risposta si perde' })).toHaveAccessibleDescription(
    /^Porta a unknown:/,
  );
  await add.getByRole('button', { name: 'Aggiungi un passo', exact: true }).click();

  await expect(drawn(page, 'unknown')).toBeVisible();
  const { steps } = flow('kyc');
  expect(steps.lock.commit.unsure).toEqual({ to: 'unknown' });
  expect(steps.unknown.tells).toBe('unknown');
});
