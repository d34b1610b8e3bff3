import { expect, test } from '../support/e2e.ts';

const kept = () => localStorage.getItem('dictionary');

test('the bank’s own words are asked for beside the login, and kept in the browser for the next visit [TEXT-01] [TEXT-02] [S-72]', async ({
  bank,
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  expect(await page.evaluate(kept)).toBeNull();

  await holder.sendCredentials();
  await holder.confirmIdentity();
  await expect(holder.cards).toBeVisible();

  expect(JSON.parse((await page.evaluate(kept)) ?? '{}')).toMatchObject({
    'brand.customerService': '800 123 456',
  });
  expect(await bank.countCalls('readDictionary')).toBe(1);
});

test('a bank that never sends its words holds nobody up: the portal’s own show [TEXT-02] [S-51] [S-72]', async ({
  bank,
  holderOf,
  page,
}) => {
  await bank.setFaults([{ operationId: 'readDictionary', kind: 'hang' }]);
  const holder = holderOf('standard');
  await page.goto('/');

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
  expect(await page.evaluate(kept)).toBeNull();
});
