import { expect, test } from '../support/e2e.ts';

test('the profile is loaded anew with the session, the card and no token in any storage [ROUTE-06] [ROUTE-07] [ROUTE-10] [SESSION-02] [SESSION-03] [S-32] [S-33]', async ({
  page,
  context,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const cardId = await page.evaluate(() => sessionStorage.getItem('cardId'));
  const loads: string[] = [];
  page.on('load', () => void loads.push(page.url()));

  await holder.openMenuEntry('Profilo');

  await expect(page).toHaveURL(/\/n\/profile$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  expect(loads.length).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('cardId'))).toBe(cardId);
  expect(await page.evaluate(() => sessionStorage.getItem('chatbotVisible'))).toBe('true');
  const stored = await page.evaluate(() =>
    [...Object.entries(sessionStorage), ...Object.entries(localStorage)].filter(([key]) => key !== 'nonce'),
  );
  expect(JSON.stringify(stored)).not.toMatch(/[A-Za-z0-9_-]{22,}/u);
  // A token is in none of them.
  const cookies = await context.cookies();
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name.slice(0, 15), httpOnly, sameSite])).toEqual([
    ['__Host-session-', true, 'Strict'],
  ]);
  await holder.openMenuEntry('Home');
  await expect(holder.cards).toBeVisible();
});

test('where the bank does not hold the session, the page asks for the login and leads back', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await bank.setFaults([{ operationId: 'takeUpSession', kind: 'status', status: 401, times: 1 }]);

  await holder.openMenuEntry('Profilo');
  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
});
