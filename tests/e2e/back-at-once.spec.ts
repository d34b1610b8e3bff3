import { expect, test } from '../support/e2e.ts';

test('Back before the page that a journey leads to has been drawn begins the journey again [S-51]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const arrival = Promise.withResolvers<void>();
  await page.route(/CardManagementPage-.*\.js/u, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await holder.logInAt('/smsAlert/activateThreshold');
  await hand.press(button('Disattiva gli avvisi SMS'));
  await expect(holder.popup('Disattivare gli avvisi SMS?')).toBeVisible();
  await hand.press(button('DISATTIVA'));
  await expect(page).toHaveURL(/\/cardsmanagement$/u);

  await page.goBack();

  await expect(page.getByRole('heading', { name: 'Gli avvisi SMS non sono attivi' })).toBeVisible();
  arrival.resolve();
});
