import { expect, test, type Page } from '@playwright/test';
import { brokenRules, studioRules } from '../support/e2e-axe.ts';
import { guardPage } from '../support/e2e-guard.ts';
import { openStudioOnCopy, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

/** Opens a place of Studio and answers what the page does wrong meanwhile. */
async function open(page: Page, place = '#/'): Promise<() => readonly string[]> {
  const guard = await guardPage(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(studio.address);
  await page.goto(`${studio.origin}/${place}`);
  return () => guard.problems();
}

const stage = (page: Page) => page.frameLocator('iframe');

test('opens by the address of the terminal alone, and only for this machine’s own names [STUDIO-01] [STUDIO-18]', async ({
  page,
  request,
}) => {
  const problems = await open(page);

  await expect(page.getByRole('heading', { name: 'Flussi' })).toBeVisible();
  expect(page.url()).not.toContain('key=');
  expect((await request.get(`${studio.origin}/api/library`)).status()).toBe(403);
  const named = await request.get(studio.address, { headers: { host: 'evil.example' }, maxRedirects: 0 });
  expect(named.status()).toBe(403);
  const sent = await page.request.post(`${studio.origin}/api/text`, {
    headers: { origin: 'http://evil.example' },
    data: {},
  });
  expect(sent.status()).toBe(403);
  expect(problems()).toEqual([]);
});

test('lists every journey and finds it by what stands in it; a broken one is listed with its fault [STUDIO-01] [STUDIO-02]', async ({
  page,
}) => {
  const problems = await open(page);
  const rows = page.getByRole('table', { name: 'Elenco dei flussi' }).getByRole('row');

  await page.getByRole('searchbox').fill('verifyMfa');
  await expect(rows.filter({ hasText: 'nell’operazione verifyMfa' })).not.toHaveCount(0);
  await page.getByRole('searchbox').fill('Stai per modificare il tuo numero');
  await expect(rows.filter({ hasText: 'phone-change' })).toHaveCount(1);
  await page.getByRole('searchbox').fill('pin-reissue');
  const sound = studio.read('journeys/pin-reissue/journey.json');
  studio.write('journeys/pin-reissue/journey.json', sound.slice(0, 200));
  const row = rows.filter({ hasText: 'pin-reissue' });
  await expect(row).toContainText('Illeggibile');
  await expect(row).toContainText('1 errore');
  await expect(row).toContainText('Modificato');
  studio.write('journeys/pin-reissue/journey.json', sound);
  await expect(row).not.toContainText('Illeggibile');
  await expect(row).toContainText('100 %');
  expect(problems()).toEqual([]);
});

test('draws a journey in words, and a list says the same for keyboard and screen reader [STUDIO-03]', async ({
  page,
}) => {
  const problems = await open(page, '#/journey/phone-change/drawing');
  const drawn = page.getByRole('button', { name: 'Inserisci il codice' });

  await expect(drawn).toBeVisible();
  await expect(
    page.getByRole('button', { name: /Banca, definitiva.*Salva il nuovo numero.*rifiuti/ }),
  ).toBeVisible();
  const folded = await page.locator('.react-flow__edge').count();
  await page.getByRole('button', { name: 'Mostra tutti i rifiuti' }).click();
  await expect.poll(() => page.locator('.react-flow__edge').count()).toBeGreaterThan(folded);
  await page.getByRole('tab', { name: 'Disegno' }).focus();
  await page.keyboard.press('ArrowRight');
  const list = page.getByRole('list', { name: /Passi del flusso/ });
  await expect(list).toContainText('AVANTI porta a Invia il codice al numero');
  const ofCode = list.locator('details', { hasText: 'Codice 5707' });
  await ofCode.getByText('5 rifiuti', { exact: true }).click();
  await expect(list).toContainText('Codice 5707: Codice errato. porta a Inserisci il codice');
  expect(problems()).toEqual([]);
});

test('shows the real screen of a step, and takes an edit up with what was typed kept [STUDIO-04] [STUDIO-05]', async ({
  page,
}) => {
  const problems = await open(page, '#/journey/phone-change/drawing');
  const field = stage(page).getByLabel('Codice di verifica');

  await page.getByRole('button', { name: /Inserisci il codice/ }).click();

  await expect(stage(page).getByRole('heading', { name: 'Inserisci il codice' })).toBeVisible();
  await expect(stage(page).getByRole('dialog')).toContainText(/3\d{2}\s\d{3}\s\d{4}/);
  await field.fill('123');
  studio.change('i18n/it/phone-change.json', (text) =>
    text.replace('"Inserisci il codice"', '"Scrivi il codice"'),
  );
  await expect(stage(page).getByRole('heading', { name: 'Scrivi il codice' })).toBeVisible();
  await expect(field).toHaveValue('123');
  await expect(page.getByRole('button', { name: 'Schermata Scrivi il codice' })).toBeVisible();
  await page.getByRole('button', { name: 'Computer' }).click();
  await page.getByRole('button', { name: 'Scuro' }).click();
  await expect(stage(page).locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(field).toHaveValue('123');
  expect(problems()).toEqual([]);
});

test('plays the bank, goes back to any moment, and lights the way up [STUDIO-07]', async ({ page }) => {
  const problems = await open(page, '#/journey/card-lock/drawing');
  const bank = page.getByRole('region', { name: 'Simulatore' });

  await stage(page)
    .getByRole('button', { name: /BLOCCA|AVANTI|Blocca/ })
    .last()
    .click();
  await expect(bank.getByRole('status')).toContainText('Blocca la carta');
  await bank.getByRole('button', { name: /Non risponde/ }).click();
  await bank.getByRole('tab', { name: 'Momenti' }).click();
  const moments = bank.getByRole('list', { name: 'Momenti del percorso' });
  await expect(moments).toContainText('Blocca la carta: Non risponde');
  await moments.getByRole('button').nth(1).click();
  await bank.getByRole('tab', { name: 'Banca' }).click();
  await bank
    .getByRole('button', { name: /^Riuscita/ })
    .first()
    .click();
  await expect(page.locator('button[data-kind="end"][data-passed]')).toHaveCount(1);
  await bank.getByRole('tab', { name: 'Indicatori' }).click();
  await expect(
    bank.getByRole('combobox').or(bank.getByRole('switch')).or(bank.getByText('indicatori')).first(),
  ).toBeVisible();
  expect(problems()).toEqual([]);
});

test('writes a text where it stands and leaves the rest of the file as it was; findings follow and lead there [STUDIO-06] [STUDIO-12]', async ({
  page,
}) => {
  const problems = await open(page, '#/journey/sms-request/texts');
  const before = studio.read('i18n/it/sms-request.json');
  const [, , title = ''] = /"([\w-]+)": \{\s*"title": "([^"]*)"/.exec(before) ?? [];
  const cell = page.getByRole('textbox', { name: /\.title$/ }).first();

  await expect(cell).toHaveValue(title);
  await cell.fill('Titolo clicca nuovo');
  await cell.press('Enter');
  await expect
    .poll(() => studio.read('i18n/it/sms-request.json'))
    .toBe(before.replace(title, 'Titolo clicca nuovo'));
  await page.getByRole('tab', { name: /Avvisi \(\d+\)/ }).click();
  await expect(page.getByText('clicca').first()).toBeVisible();
  await page
    .getByRole('link', { name: /Vai al testo/ })
    .first()
    .click();
  await expect(cell).toHaveValue('Titolo clicca nuovo');
  expect(problems()).toEqual([]);
});

test('has no fault that axe finds, in light and in dark [STUDIO-19]', async ({ page }) => {
  const problems = await open(page);
  const found: unknown[] = [];

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const place of [
      '',
      'journey/phone-change/drawing',
      'journey/phone-change/steps',
      'journey/phone-change/texts',
    ]) {
      await page.goto(`${studio.origin}/#/${place}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      if (place.endsWith('drawing')) await expect(page.locator('.react-flow__node').first()).toBeVisible();
      if (place !== '') await expect(stage(page).getByRole('heading').first()).toBeVisible();
      for (const rule of await brokenRules(page, studioRules)) found.push({ colorScheme, place, rule });
    }
  }

  expect(found).toEqual([]);
  expect(problems()).toEqual([]);
});
