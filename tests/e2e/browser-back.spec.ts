import { expect, test } from '../support/e2e.ts';

test('the Back of the browser goes back in the journey, then closes it, and only then leaves the page [PHONE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.openPhoneChange();
  await holder.askCodeFor('3401112266');

  await page.goBack();
  await expect(holder.popup('Modifica il numero di cellulare')).toBeVisible();
  await expect(page).toHaveURL(/cardsmanagement$/u);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/cardsmanagement$/u);
  await page.goBack();

  await expect(holder.cards).toBeVisible();
  await expect(page).not.toHaveURL(/cardsmanagement$/u);
});
