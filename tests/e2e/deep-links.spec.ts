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

test('on a phone a link to the instalments leads to them, not to the card above them [DEEP-28]', async ({
  page,
  holderOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('rate');
  await holder.logInAt('/?deepLink=installmentlist');
  const tab = page.getByRole('tab', { name: 'Rate', exact: true });
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  const header = await page.getByRole('banner').boundingBox();
  const foot = (header?.y ?? 0) + (header?.height ?? 0);
  const distance = async () => Math.abs(((await tab.boundingBox())?.y ?? 0) - foot);
  await expect.poll(distance).toBeLessThan(10);
});

test('on a phone Rateizza leads from the card straight to the instalments, and shows nothing else and no empty page on the way [HOLDER-09]', async ({
  page,
  holderOf,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('rate');
  await holder.logIn();
  await holder.openMenuEntry('Gestisci carta');
  const way = page.getByRole('main').getByRole('link', { name: /Rateizza/u });
  await expect(way).toBeVisible();
  await page.evaluate(() => {
    const seen = { tabs: [] as string[], empty: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      const main = document.querySelector('main');
      const tab = main?.querySelector('[role=tab][aria-selected=true]')?.textContent;
      if (tab && !seen.tabs.includes(tab)) seen.tabs.push(tab);
      if (!main?.querySelector('h1, [class*=skeleton]')) seen.empty += 1;
      requestAnimationFrame(look);
    };
    look();
  });

  await holder.hand.press(way);
  await expect(page.getByRole('heading', { name: 'Paga a rate' })).toBeInViewport();

  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
  expect(seen).toEqual({ tabs: ['Rate'], empty: 0 });
  const header = await page.getByRole('banner').boundingBox();
  const tabs = page.getByRole('tablist');
  const foot = (header?.y ?? 0) + (header?.height ?? 0);
  await expect.poll(async () => Math.abs(((await tabs.boundingBox())?.y ?? 0) - foot)).toBeLessThan(10);
});
