import { expect, test } from '../support/e2e.ts';

test('the portal can be installed, with its name, icons and colours, and keeps nothing of a holder for that [HOLDER-32]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const answers: { url: string; cached: string }[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/'))
      answers.push({ url: response.url(), cached: response.headers()['cache-control'] ?? '' });
  });
  await holder.logIn();

  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const reply = await page.request.get(address ?? 'none');
  expect(reply.headers()['content-type']).toContain('application/manifest+json');
  const { name, display, icons } = await reply.json();
  expect([name, display]).toEqual(['Percorso', 'standalone']);
  for (const { src, type } of icons) {
    const icon = await page.request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
  }
  expect(await page.locator('meta[name="theme-color"]').count()).toBe(2);
  const kept = await page.evaluate(async () => ({
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  expect(kept).toEqual({ caches: [], workers: 0 });
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.filter(({ cached }) => !cached.includes('no-store'))).toEqual([]);
});
