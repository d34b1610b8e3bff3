import { expect, test, type Locator, type Page } from '@playwright/test';
import { brokenRules } from '../support/e2e-axe.ts';
import { openPlace, openStudioOnCopy, type OpenedStudio } from '../support/e2e-studio.ts';

// One Studio serves all of them: each works on a journey of its own.
test.describe.configure({ mode: 'default' });

let studio: OpenedStudio;

test.beforeAll(async () => {
  studio = await openStudioOnCopy();
});

test.afterAll(async () => {
  await studio.close();
});

const open = (page: Page, place: string, width = 1280): Promise<void> =>
  openPlace(page, studio, { place, width });

type Box = { x: number; width: number };

async function boxOf(place: Locator): Promise<Box> {
  return (await place.boundingBox()) ?? { x: Number.NaN, width: Number.NaN };
}

const isWithin = (box: Box, frame: Box): boolean =>
  box.x >= frame.x && box.x + box.width <= frame.x + frame.width;

for (const width of [1024, 1280, 1920])
  test(`shows the screen of a computer as a computer does, as small as its place, at ${width} pixels [STUDIO-04] [STUDIO-19]`, async ({
    page,
  }) => {
    await open(page, 'journey/card-lock/drawing', width);
    const stage = page.frameLocator('iframe');
    const dialog = stage.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Computer' }).click();

    await expect.poll(() => stage.locator('html').evaluate(() => globalThis.innerWidth)).toBe(1280);
    const frame = await boxOf(page.locator('iframe'));
    const pane = await boxOf(page.getByRole('region', { name: 'Schermata' }));
    expect(isWithin(frame, pane)).toBe(true);
    // Large enough to be read, and as wide as its place lets it be.
    expect(frame.width).toBeGreaterThan(width === 1920 ? 680 : 480);
    // A phone’s dialog stands at the foot, a computer’s in the middle.
    const heights = await dialog.evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return [top, globalThis.innerHeight - bottom] as const;
    });
    expect(Math.abs(heights[0] - heights[1])).toBeLessThan(4);
  });

test('leads from each finding to its text, its step and its line [STUDIO-12] [STUDIO-19]', async ({
  page,
}) => {
  const file = 'journeys/sms-request/journey.json';
  studio.change('i18n/it/sms-request.json', (text) => text.replace('INVIA', 'clicca'));
  studio.change(file, (text) => text.replace('"version": "', '"versione": 1, "version": "'));
  await open(page, 'journey/sms-request/findings');
  const findings = page.getByRole('tabpanel').getByRole('listitem');
  await expect(findings).not.toHaveCount(0);
  await expect(findings.filter({ hasText: 'versione' })).not.toHaveCount(0);

  for (const finding of await findings.all())
    await expect(finding.getByRole('link', { name: /, riga \d+$/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Vai al testo confirm.actions.submit' }).first().click();
  await expect(page.getByRole('textbox', { name: 'confirm.actions.submit' })).toBeFocused();
  await page.getByRole('tab', { name: /Avvisi/ }).click();
  await findings
    .filter({ hasText: 'versione' })
    .first()
    .getByRole('link', { name: /, riga/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: file })).toBeVisible();
  const line = page.getByRole('list', { name: 'Righe del file' }).locator('[aria-current]');
  await expect(line).toContainText('"versione"');
  await expect(line).toBeInViewport();
  expect(await brokenRules(page, { runOnly: ['wcag2a', 'wcag2aa', 'best-practice'] })).toEqual([]);
});

test('draws its map within its frame, and keeps the middle of the drawing when its place gets narrower [STUDIO-03]', async ({
  page,
}) => {
  await open(page, 'journey/card-lock/drawing', 1920);
  const map = page.locator('.react-flow__minimap');
  await expect(map).toBeVisible();
  const sizes = await map.evaluate((node) => {
    const [frame, drawn] = [node, node.querySelector('svg')].map((each) => each?.getBoundingClientRect());
    return { frame: frame?.width ?? 0, drawn: drawn?.width ?? Number.NaN };
  });
  expect(sizes.drawn).toBeLessThanOrEqual(sizes.frame);

  await page.getByRole('button', { name: 'Computer' }).click();
  await expect
    .poll(async () => {
      const pane = await boxOf(page.locator('.react-flow'));
      const steps = await Promise.all((await page.locator('.react-flow__node').all()).map(boxOf));
      return steps.every((step) => isWithin(step, pane));
    })
    .toBe(true);
});

test('names each journey by what its holder comes for, not by what may go wrong [STUDIO-02]', async ({
  page,
}) => {
  await open(page, '');
  const rows = page.getByRole('table', { name: 'Elenco dei flussi' }).getByRole('row');
  const titles = {
    'ecode-manage': 'Codice e-Code',
    'email-confirmation': 'Conferma l’email',
    'login-finalise': 'Completa l’accesso',
    'pin-view': 'Guarda il PIN della carta',
    registration: 'Registrati',
    'revoke-user': 'Vuoi cancellare la tua utenza?',
    'statement-download': 'Scarica la lista movimenti',
    'tds-activate': 'Attiva 3D Secure',
  };

  for (const [id, title] of Object.entries(titles))
    await expect(rows.filter({ has: page.getByText(id, { exact: true }) }).getByRole('link')).toHaveText(
      title,
    );
  await expect(rows.getByRole('link').filter({ hasText: '…' })).toHaveCount(0);
});
