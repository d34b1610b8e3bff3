import { expect, test } from '../support/e2e.ts';

const pages = ['/', '/cardsmanagement', '/recovery', '/assistenza', '/n/profile', '/non-esiste'];

test('every page is served with the policy, and keeps it [S-44]', async ({ page }) => {
  for (const path of pages) {
    const reply = await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();

    const policy = reply?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("script-src 'self';");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).not.toContain('unsafe');
  }
});

test('what a page does wrong is heard, whatever the test looks at [S-44]', async ({ page, guard }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.evaluate(() => {
    console.error('planted line');
    setTimeout(() => {
      throw new Error('planted error');
    });
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.test/planted.png';
    document.body.append(picture);
  });

  await expect
    .poll(() => guard.problems().filter((problem) => problem.includes('planted')).length)
    .toBeGreaterThan(2);
  expect(guard.problems()).toContainEqual(expect.stringContaining('policy: img-src'));
  guard.allow(/planted/u);
});
