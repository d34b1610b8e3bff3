import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { expectAccessible } from '../support/e2e-looks.ts';

const settings = '**/portal.config.json';
const json = { contentType: 'application/json' };
const broken = /Failed to load resource|ERR_FAILED|ERR_CONNECTION_FAILED/u;

/** What a file server may answer in place of the settings. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 503': (route) => route.fulfill({ status: 503, body: 'Service Unavailable' }),
  'a broken connection': (route) => route.abort('connectionfailed'),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>It works!</p>' }),
  'a text cut short': (route) => route.fulfill({ ...json, body: '{ "provider": { "base' }),
  nothing: (route) => route.fulfill({ ...json, body: '' }),
  'another shape': (route) => route.fulfill({ ...json, json: { unexpected: true } }),
  null: (route) => route.fulfill({ ...json, body: 'null' }),
};

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Il portale non si apre' });
const login = (page: Page) => page.getByRole('heading', { name: 'Accedi' });

test('a portal without settings that can be read says that it does not open, and opens once they are there [S-86]', async ({
  page,
  guard,
}) => {
  guard.allow(broken);
  const retry = page.getByRole('button', { name: 'Riprova' });
  for (const [name, answer] of Object.entries(answers)) {
    await page.route(settings, answer);
    await page.goto('/');
    await expect(title(page), name).toBeFocused();
    await expect(page, name).toHaveTitle('Il portale non si apre');

    await retry.click();
    await expect(title(page), name).toBeFocused();
    await page.unroute(settings);
    await retry.click();

    await expect(login(page), name).toBeVisible();
  }
});

test('a portal whose settings never come stops waiting for them after ten seconds [S-86]', async ({
  page,
}) => {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
  await page.clock.install();
  await page.route(settings, () => asked());
  await page.goto('/', { waitUntil: 'commit' });
  await isAsked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il portale tarda ad aprirsi');

  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(title(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute(settings);
  await page.getByRole('button', { name: 'Riprova' }).click();

  await expect(login(page)).toBeVisible();
});

test('a portal that is still on its way shows its mark, before its scripts and its large sheet are there', async ({
  page,
}) => {
  const { promise: mayCome, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$|\/assets\/style-.*\.css$/u, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const waiting = page.getByText('Apriamo il portale…');
  await waiting.waitFor({ state: 'attached' });

  // One second after the page was drawn, whatever the machine needed for it.
  await page.evaluate(() =>
    document.getAnimations().map((shown) => {
      shown.pause();
      shown.currentTime = 1000;
    }),
  );
  await expect(waiting).toBeVisible();
  // Not only laid out: drawn, though the large sheet is still awaited.
  const drawn = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(drawn).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Il portale tarda ad aprirsi' })).toBeHidden();

  goOn();
  await expect(login(page)).toBeVisible();
});

for (const [name, files] of [
  ['every script', '**/assets/*.js'],
  ['one script of the first screen', '**/assets/first-*.js'],
] as const) {
  test(`a portal that misses ${name} says so by its page alone, and opens once it is there [S-86]`, async ({
    page,
    guard,
  }) => {
    guard.allow(broken);
    await page.route(files, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/');
    const words = page.getByRole('heading', { level: 1, name: 'Il portale tarda ad aprirsi' });
    await expect(words).toBeHidden();

    await page.evaluate(() => document.getAnimations().map((waiting) => waiting.finish()));
    await expect(words).toBeVisible();
    await page.unroute(files);
    await page.getByRole('link', { name: 'Riprova' }).click();

    await expect(login(page)).toBeVisible();
  });
}

test('what a portal that does not open says is readable for everybody, in every look [S-86] [S-64]', async ({
  page,
  guard,
}) => {
  guard.allow(broken);
  await page.route(settings, answers['a 503'] ?? (() => undefined));
  await page.goto('/');
  await expect(title(page)).toBeVisible();
  await expectAccessible(page, 'the portal does not open');

  await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'));
  await page.goto('/');
  await expectAccessible(page, 'the scripts do not come');
});
