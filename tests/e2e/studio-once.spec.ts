import { expect, test, type Page } from '@playwright/test';
import { drawn, oneStudioOnCopy, openPlace } from '../support/e2e-studio.ts';

const studio = oneStudioOnCopy();

/** Counts what the page gives the worker that lays drawings out, by the number of steps. */
const countLayouts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const laid: number[] = [];
    Reflect.set(globalThis, 'laid', laid);
    class Counting extends Worker {
      override postMessage(message: unknown): void {
        const steps: unknown = Object(Object(message).graph).children;
        if (Array.isArray(steps)) laid.push(steps.length);
        super.postMessage(message, []);
      }
    }
    Reflect.set(globalThis, 'Worker', Counting);
  });

const layoutsOf = (page: Page, steps: number): Promise<number> =>
  page.evaluate(
    (count) => (Reflect.get(globalThis, 'laid') as number[]).filter((each) => each === count).length,
    steps,
  );

test('the largest journey is laid out while the library is read, and not once more when it is opened, left and opened again [STUDIO-03]', async ({
  page,
}) => {
  const journey = JSON.parse(studio.read('journeys/registration/journey.json'));
  const steps = Object.keys(journey.steps).length;
  await countLayouts(page);
  await openPlace(page, studio, { place: '' });
  await expect.poll(() => layoutsOf(page, steps)).toBe(2);

  for (let time = 0; time < 2; time += 1) {
    await page.getByRole('table').locator('a[href="#/journey/registration/drawing"]').click();
    await expect(drawn(page, journey.start)).toBeVisible();
    await page.goto(`${studio.origin}/#/`);
  }
  expect(await layoutsOf(page, steps)).toBe(2);
});

test('a search hides and shows rows of the library as they are: none is drawn again or moved [STUDIO-02]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: '' });
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  const all = await rows.count();
  await expect(rows.filter({ hasText: /In controllo|In prova/ })).toHaveCount(0);
  await page.evaluate(() => {
    const noted: string[] = [];
    Reflect.set(globalThis, 'noted', noted);
    const note = (records: MutationRecord[]): void => {
      for (const { type, attributeName } of records) noted.push(attributeName ?? type);
    };
    const body = document.querySelector('tbody');
    if (body) new MutationObserver(note).observe(body, { subtree: true, childList: true, attributes: true });
  });

  await page.getByRole('searchbox').fill('registration');
  await expect(rows.filter({ visible: true })).not.toHaveCount(all);
  await page.getByRole('searchbox').fill('');
  await expect(rows.filter({ visible: true })).toHaveCount(all);

  const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted') as string[]);
  // Where a text is met, that is said in its row.
  expect(noted.filter((each) => each !== 'hidden' && each !== 'childList')).toEqual([]);
  expect(noted.filter((each) => each === 'hidden').length).toBeGreaterThan(0);
  expect(noted.filter((each) => each === 'childList').length).toBeLessThan(all);
});

test('what a saved field changes is asked for once, the screen before all else, and nothing of the form that is done [STUDIO-05]', async ({
  page,
}) => {
  await openPlace(page, studio, { place: 'journey/phone-change/drawing/enter-number' });
  await expect(page.frameLocator('iframe').getByLabel('Nuovo numero di cellulare')).toBeVisible();
  await page.getByRole('button', { name: 'Campi del passo enter-number', exact: true }).click();
  const fields = page.getByRole('region', { name: /^Campi del passo/ });
  await fields
    .getByRole('button', { name: /^Modifica il campo / })
    .first()
    .click();
  await fields.getByRole('checkbox', { name: 'Obbligatorio' }).press('Space');
  const save = fields.locator('button:not([aria-disabled])', { hasText: 'Salva il campo' });
  await save.waitFor();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));

  await save.click();
  await expect(page.frameLocator('iframe').getByText('facoltativo')).toBeVisible();

  const [, first] = asked.slice(asked.indexOf('/api/step'));
  expect(first).toBe('/api/stage/phone-change');
  expect(asked.filter((path) => path.startsWith('/api/stage/'))).toHaveLength(1);
  expect(asked.filter((path) => path.startsWith('/api/changing'))).toEqual([]);
});
