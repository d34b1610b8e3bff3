import { expect, test } from '../support/e2e.ts';

test('the contract is searched, shows a call in three languages and tries it as a demo account, under its policy [RUN-14]', async ({
  page,
  portal,
  guard,
}) => {
  // It looks whether it may make functions of text, and goes on without.
  guard.allow(/script-src refused eval/u);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(`${portal.consoleUrl}/sandbox/docs`);
  await expect(page.getByRole('heading', { name: 'Percorso: how the bank is called' })).toBeVisible();

  await page
    .getByRole('button', { name: /Search/u })
    .first()
    .click();
  await page.keyboard.type('cards-list');
  await page.getByRole('option', { name: /Lists the holder’s cards by id/u }).click();
  const tryIt = page.getByRole('button', { name: /Test Request.*cards-list/u });
  await expect(tryIt).toBeVisible();
  await page.getByRole('heading', { name: 'Percorso: how the bank is called' }).scrollIntoViewIfNeeded();
  for (const language of ['Shell', 'Node.js', 'Python'])
    await expect(page.getByRole('tab', { name: language }).first()).toBeVisible();

  await tryIt.click();
  const client = page.getByRole('dialog');
  await client.getByRole('button', { name: /Send/u }).first().click();

  await expect(client.getByText('200 OK')).toBeVisible();
  await expect(client.getByText('"PREPAID"').first()).toBeVisible();
  expect([...new Set(asked)]).toEqual([portal.consoleUrl]);
});
