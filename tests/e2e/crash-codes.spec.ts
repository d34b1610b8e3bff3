import { expect, test } from '../support/e2e.ts';

/** Returns what is informed of a crash. */
function crash(area: string): object {
  return {
    name: expect.stringMatching(/^crash [A-Z]{4}-[A-Z]{4}$/u),
    at: expect.any(String),
    release: expect.stringMatching(/^[\w-]{8}$/u),
    route: '/recovery/*',
    area,
  };
}

test('an error that nobody catches is told to the bank’s analytics with build, route and area, and nothing that it says [S-87]', async ({
  page,
  guard,
}) => {
  guard.allow(/anna@example\.it/u);
  const told: unknown[] = [];
  await page.route('**/portal.config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      json: { ...(await answer.json()), analytics: { endpoint: '/sandbox/events' } },
    });
  });
  await page.route('**/sandbox/events', async (route) => {
    told.push(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  });
  await page.goto('/recovery/4539578763621486');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => {
    void Promise.reject(new Error('anna@example.it'));
    queueMicrotask(() => {
      throw new Error('anna@example.it');
    });
  });

  await expect.poll(() => told).toEqual(expect.arrayContaining([crash('script'), crash('promise')]));
  expect(JSON.stringify(told)).not.toMatch(/anna|4539/u);
});
