import { expect, test } from '../support/e2e.ts';

test('a deep link waits for the login and then leads to its feature [DEEP-23] [SCOPE-19]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await page.goto('/?deepLink=key6edit');

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page).toHaveURL(/\/keysix\/keysixinsertmodify$/u);
});

test('a deep link to a tab of the home switches to it [DEEP-09] [DEEP-29] [DEEP-31]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('rate');
  await page.goto('/?deepLink=installmentlist');

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page.getByRole('tab', { name: 'Operazioni' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { name: /Rate/u })).toHaveAttribute('aria-selected', 'true');
});

test('Back from a link through card management leads there [DEEP-22]', async ({ page, holderOf }) => {
  const holder = holderOf('standard');
  await page.goto('/?deepLink=accountbalancemethod');

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page).toHaveURL(/\/estrattoConto\/estrattoContoModify$/u);
  await page.goBack();
  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('a name that nobody knows leads home [DEEP-28]', async ({ page, holderOf }) => {
  const holder = holderOf('standard');
  await page.goto('/?deepLink=sconosciuto');

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(holder.cards).toBeVisible();
  await expect(page).toHaveURL(/\/$/u);
});
