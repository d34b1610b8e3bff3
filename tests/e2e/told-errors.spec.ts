import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/e2e.ts';
import { type RunningPortal, startPortal } from '../support/portal.ts';

/** A portal that reports its errors to a project of Sentry. */
const test = base.extend<object, { reporting: RunningPortal }>({
  reporting: [
    async ({}, use) => {
      const portal = await startPortal({}, { errors: { dsn: 'https://0a1b2c@errors.bank.test/7' } });
      await use(portal);
      await portal.close();
    },
    { scope: 'worker' },
  ],
});

/** Opens the login of a portal, and gathers what is sent to other hosts. */
async function openLogin(page: Page, url: string) {
  const sent: { url: string; body: string }[] = [];
  await page.route('https://*/**', async (route) => {
    const request = route.request();
    sent.push({ url: request.url(), body: request.postData() ?? '' });
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, json: {} });
  });
  await page.goto(`${url}/?card=4539578763621486`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return sent;
}

/** Has a script of the portal break while somebody logs in, over what they have typed. */
async function breakLogin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Username' }).fill('anna@example.it');
  await page.getByLabel('Password', { exact: true }).fill('Percorso1!');
  await page.evaluate(() => {
    const trim = new Proxy(Object(Reflect.get(String.prototype, 'trim')), {
      apply(target, text, given) {
        if (!String(text).includes('anna')) return Reflect.apply(target, text, given);
        throw new TypeError(`Cannot read properties of undefined (reading '${text}')`);
      },
    });
    Reflect.defineProperty(String.prototype, 'trim', { value: trim });
  });
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
}

test('an error is told to the bank’s Sentry with build, route and places in the scripts, and without a word that was typed [RUN-17]', async ({
  page,
  guard,
  reporting,
}) => {
  guard.allow(/Cannot read properties/u);
  const sent = await openLogin(page, reporting.url);

  await breakLogin(page);

  await expect.poll(() => sent).toHaveLength(1);
  const [{ url, body } = { url: '', body: '' }] = sent;
  expect(url).toBe('https://errors.bank.test/api/7/envelope/?sentry_key=0a1b2c&sentry_version=7');
  const event = JSON.parse(body.split('\n')[2] ?? '');
  expect(event).toMatchObject({
    release: expect.stringMatching(/^[\w-]{8}$/u),
    transaction: '/',
    tags: { area: 'script', crash: expect.stringMatching(/^[A-Z]{4}-[A-Z]{4}$/u) },
  });
  const [{ type, value, stacktrace }] = event.exception.values;
  expect([type, value]).toEqual(['TypeError', 'a property of nothing']);
  expect(stacktrace.frames).toContainEqual(
    expect.objectContaining({ filename: expect.stringMatching(/^app:\/\/\/assets\/index-.{8}\.js$/u) }),
  );
  expect(body).not.toMatch(/anna|Percorso1|4539|127\.0\.0\.1/u);
});

test('a part of a page that cannot be drawn is told with the very code that the holder reads [RUN-17] [S-58]', async ({
  page,
  guard,
  reporting,
}) => {
  guard.allow(/anna@example\.it/u);
  const sent = await openLogin(page, reporting.url);
  await page.evaluate(() => {
    const map = new Proxy(Object(Reflect.get(Array.prototype, 'map')), {
      apply(target, list, given) {
        if (new Error('here').stack?.includes('/assets/HelpView-') !== true)
          return Reflect.apply(target, list, given);
        throw new RangeError('anna@example.it');
      },
    });
    Reflect.defineProperty(Array.prototype, 'map', { value: map });
  });

  await page.getByRole('link', { name: 'Assistenza' }).first().click();
  const notice = page.getByRole('main').getByText(/codice [A-Z]{4}-[A-Z]{4}/u);
  await expect(notice).toBeVisible();
  const [, code] = /codice ([A-Z]{4}-[A-Z]{4})/u.exec((await notice.textContent()) ?? '') ?? [];

  await expect.poll(() => sent).toHaveLength(1);
  const event = JSON.parse(sent[0]?.body.split('\n')[2] ?? '');
  expect(event).toMatchObject({
    transaction: new URL(page.url()).pathname,
    tags: { crash: code },
    exception: { values: [{ type: 'RangeError', value: 'unknown', mechanism: { handled: true } }] },
  });
  expect(JSON.stringify(event)).toMatch(/assets\/HelpView-/u);
  expect(sent[0]?.body).not.toContain('anna');
});

test('a script that cannot be fetched is told to the bank’s own endpoint, once [RUN-17]', async ({
  page,
  guard,
  portal,
}) => {
  guard.allow(/Failed to (fetch|load)|could not be fetched|404/u);
  const told: unknown[] = [];
  await page.route('**/portal.config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), errors: { endpoint: '/bank/errors' } } });
  });
  await page.route('**/bank/errors', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.route('**/assets/HelpView-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openLogin(page, portal.url);

  await page.getByRole('link', { name: 'Assistenza' }).first().click();
  await expect(page.getByRole('alert')).toBeVisible();

  await expect
    .poll(() => told)
    .toEqual([
      expect.objectContaining({
        area: 'chunk',
        route: '/assistenza',
        says: 'a script could not be fetched',
        chunk: expect.stringMatching(/^assets\/HelpView-.{8}\.js$/u),
      }),
    ]);
});

test('nothing is told to anyone, nor fetched to tell it, unless the bank names where [RUN-17]', async ({
  page,
  guard,
  portal,
}) => {
  guard.allow(/Cannot read properties/u);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const sent = await openLogin(page, portal.url);
  const broken = page.waitForEvent('pageerror');

  await breakLogin(page);
  await broken;
  await page.getByRole('link', { name: 'Assistenza' }).first().click();
  await expect(page).toHaveURL(/assistenza/u);

  expect(sent).toEqual([]);
  expect(fetched.filter((path) => path.includes('error-teller'))).toEqual([]);
});
