import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { openPlace, openStudioOnCopy, wearLook, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

async function open(page: Page, place: string, width = 1280): Promise<() => readonly string[]> {
  const guard = await guardPage(page);
  await openPlace(page, studio, { place, width });
  return () => guard.problems();
}

const list = (page: Page): Locator => page.getByRole('region', { name: 'Voci del catalogo' });
const entry = (page: Page): Locator => page.getByRole('article');
const section = (page: Page, name: string): Locator => entry(page).getByRole('region', { name });

test('finds a flag by what it means, says its values, and leads to the journey that reads it [STUDIO-13]', async ({
  page,
}) => {
  const problems = await open(page, '');
  await page.getByRole('link', { name: 'Catalogo' }).click();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('pin');
  await list(page)
    .getByRole('link', { name: /^PIN della carta: stato/ })
    .click();

  await expect(page).toHaveURL(/#\/catalogue\/flag\/card\.profiling\.PIN_CARD\.state$/);
  await expect(entry(page)).toContainText('La visualizzazione del PIN della carta.');
  // What was found in all parts stays in sight.
  await expect(list(page).getByRole('link', { name: /^Mostra il PIN/ })).toBeVisible();
  await expect(section(page, 'Che valori può avere')).toContainText('ATTIVO');
  await expect(section(page, 'Condizioni con un nome che lo leggono')).toContainText('service-open');
  const uses = section(page, 'Chi lo usa');
  await expect(uses.getByRole('link', { name: 'Guarda il PIN della carta' })).toBeVisible();
  await uses.getByRole('link', { name: 'apertura del flusso' }).click();
  await expect(page.getByRole('region', { name: 'Apertura', exact: true })).toContainText('stato attivo');
  expect(problems()).toEqual([]);
});

test('tells of an operation what it takes, answers and refuses, and of a code who routes it [STUDIO-13]', async ({
  page,
}) => {
  const problems = await open(page, 'catalogue/operation/viewPin');
  await expect(entry(page).getByRole('heading', { level: 2 })).toHaveText('Mostra il PIN');
  await expect(entry(page)).toContainText('Definitiva: non si può annullare');
  const row = section(page, 'Che cosa risponde').getByRole('row', { name: /^pin / });
  await expect(row).toContainText('5 cifre, segreto');

  const refusals = section(page, 'Come può rifiutare');
  await expect(refusals).toContainText('È stato mostrato tante volte quante se ne permettono in 24 ore');
  await refusals.getByRole('link', { name: 'VIEWS_EXCEEDED' }).click();
  await expect(section(page, 'Chi lo risponde')).toContainText('viewKey6');
  const uses = section(page, 'Chi lo usa');
  await uses
    .getByRole('listitem')
    .filter({ hasText: 'pin-view' })
    .getByRole('link', { name: 'Mostra il PIN' })
    .click();
  await expect(page).toHaveURL(/#\/journey\/pin-view\/steps\/view$/);
  expect(problems()).toEqual([]);
});

test('is walked by keyboard: one stop for the list, arrows from entry to entry [STUDIO-13] [STUDIO-19]', async ({
  page,
}) => {
  await open(page, 'catalogue/widget');
  const links = list(page).getByRole('link');
  await expect(links).toHaveCount(18);
  await links.first().focus();

  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entry(page).getByRole('heading', { level: 2 })).toHaveText('Testo lungo');
  await page.keyboard.press('Tab');
  await expect(entry(page).getByRole('button', { name: 'Copia il nome' })).toBeFocused();
});

test('is reached from where a flag, an operation, a code and a guard by its name stand [STUDIO-13]', async ({
  page,
}) => {
  const named = '{ "use": "service-open", "with": { "service": "KEY_6" } }';
  const isDebit = '{ "===": [{ "var": "card.productType" }, "DEBIT"] }';
  studio.change('journeys/card-unlock/journey.json', (text) =>
    text.replace('"start":', `"allow": { "and": [${named}, ${isDebit}] },\n  "start":`),
  );
  await open(page, 'journey/card-unlock/steps');
  const opening = page.getByRole('region', { name: 'Apertura', exact: true });
  await opening.getByRole('button', { name: /^Modifica la condizione/ }).click();

  await expect(opening).toContainText('il servizio Codice e-Code è aperto');
  const flag = opening.getByRole('link', { name: 'Tipo di carta: vedi nel catalogo' });
  await expect(flag).toHaveAttribute('href', '#/catalogue/flag/card.productType');
  await page
    .getByText(/^\d+ rifiut/)
    .first()
    .click();
  await expect(page.getByRole('link', { name: 'Sblocca la carta: vedi nel catalogo' }).first()).toBeVisible();
  const code = page.getByRole('link', { name: 'CARD_NOT_LOCKED: vedi nel catalogo' });
  await expect(code).toHaveAttribute('href', '#/catalogue/code/CARD_NOT_LOCKED');
  await opening.getByRole('link', { name: 'service-open: vedi nel catalogo' }).click();
  await expect(section(page, 'Che cosa chiede')).toContainText('stato attivo');
});

test('takes up at once what another editor changes, and says so of what is not there [STUDIO-13] [STUDIO-17]', async ({
  page,
}) => {
  await open(page, 'catalogue/popup/CARD_LOCK');
  await expect(section(page, 'Chi lo usa')).toContainText('card-lock');

  studio.change('journeys/guards.json', (text) =>
    text.replace('"il servizio {service} è aperto"', '"{service} è in ordine"'),
  );
  await page.goto(`${studio.origin}/#/catalogue/guard/service-open`);
  await expect(entry(page).getByRole('heading', { level: 2 })).toHaveText('… è in ordine');
  await page.goto(`${studio.origin}/#/catalogue/guard/service-shut`);
  await expect(page.getByText('Nel catalogo non c’è service-shut.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Cerca' }).fill('parola che non c’è da nessuna parte');
  await expect(page.getByText('Nessuna voce corrisponde.')).toBeVisible();
});

for (const width of [1280, 1920])
  test(`breaks no rule of axe in either look, at ${width} pixels [STUDIO-13] [STUDIO-19]`, async ({
    page,
  }) => {
    const problems = await open(page, 'catalogue', width);
    const found: unknown[] = [];
    for (const place of [
      '',
      '/operation/confirmPlan',
      '/code/5709',
      '/flag/card.productType',
      '/guard/service-open',
    ]) {
      await page.goto(`${studio.origin}/#/catalogue${place}`);
      await expect(list(page).getByRole('link').first()).toBeVisible();
      if (place !== '') await expect(section(page, 'Chi lo usa')).toBeVisible();
      for (const look of ['light', 'dark'] as const) {
        await wearLook(page, look);
        for (const rule of await brokenRules(page, studioRules)) found.push({ place, look, rule });
      }
    }
    expect(found).toEqual([]);
    expect(problems()).toEqual([]);
  });
