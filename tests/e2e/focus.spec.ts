import { expect, test } from '../support/e2e.ts';

test('the focus is at the heading of each page: after the login, of the next page, after the logout, of a public page [S-64]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await holder.logIn();
  await expect(heading('Home')).toBeFocused();

  await holder.openMenuEntry('Profilo');
  await expect(heading('Profilo')).toBeFocused();
  await holder.logOut();
  await expect(heading('Accedi')).toBeFocused();
  await page.getByRole('link', { name: 'Assistenza' }).click();

  await expect(heading('Assistenza')).toBeFocused();
});

test('the focus is at the heading of the login when the session has expired [S-64] [SESSION-06]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  // A call that the page makes by itself may find the end before the key does.
  await page.getByRole('button', { name: 'Carta successiva' }).focus();
  await bank.advanceClock('PT301S');
  await page.keyboard.press('Enter');

  await expect(page.getByText('La sessione non è più valida.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Accedi' })).toBeFocused();
});

test('the focus is at the tile of the service once its button has gone with it [S-64]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const off = page.getByRole('button', { name: /^Disattiva .*Avvisi SMS/u });
  await off.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await holder.button('DISATTIVA').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Avvisi SMS disattivati.')).toBeVisible();

  await expect(off).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveAccessibleName(/Avvisi SMS|Gestisci carta/u);
});

test('messages do not cover the menu that a holder unfolds on a phone [MSG-01]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(page.getByText('Alcuni servizi sono limitati')).toBeVisible();

  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('navigation', { name: 'Menu principale' })
    .getByRole('link', { name: 'Gestisci carta' })
    .click();

  await expect(page).toHaveURL(/cardsmanagement$/u);
});
