import { goInside } from '../support/e2e-crawl.ts';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

test('the pages for everybody that no walk goes by, and those that are none, are accessible [S-63] [S-66]', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of ['/numeri-utili', '/cookie', '/recovery/error-close', '/nessuna-pagina']) {
    const before = (await heading.textContent()) ?? '';
    await goInside(page, path);
    await expect(heading, path).not.toHaveText(before);
    await expect(heading, path).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the pages of a holder that no walk goes by are accessible [S-63] [S-66]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/assistance');
  await expect(page.getByRole('link', { name: 'Scrivici' })).toBeVisible();
  await expectAccessible(page, 'help of a holder');

  await goInside(page, '/bankStatement');

  await expect(page.getByRole('button', { name: /^Scarica pdf/u }).first()).toBeVisible();
  await expectAccessible(page, 'movements lists');
});
