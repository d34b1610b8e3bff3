import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

test('what is sent without a connection has not left: the form keeps what was written, and it goes when the connection is back [LANG-01] [HOLDER-25] [S-51]', async ({
  holderOf,
  page,
  bank,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/u);
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const told = page.getByRole('alertdialog', { name: 'Sei senza connessione' });
  await holder.logIn();
  await hand.press(page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first());
  await hand.press(page.getByRole('link', { name: 'Non riconosci questa operazione?' }));
  await hand.choose(page.getByRole('radio', { name: 'È addebitata due volte' }));
  await hand.press(button('AVANTI'));
  const description = page.getByRole('textbox').first();
  await hand.write(description, 'Ho pagato una volta sola, alla cassa.');

  await page.context().setOffline(true);
  await hand.press(button('INVIA'));
  await expect(told).toContainText('Niente è partito. Quando la connessione torna, riprova.');
  await expectAccessible(page, 'what is sent without a connection');
  await page.context().setOffline(false);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(description).toHaveValue('Ho pagato una volta sola, alla cassa.');
  await hand.press(button('INVIA'));

  await expect(page.getByRole('heading', { name: 'Contestazione inviata' })).toBeVisible();
  expect(await bank.countCalls('openDispute')).toBe(1);
});

test('what could not be opened without a connection says so, and opens when the connection is back [S-51] [HOLDER-09]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|could not be fetched/u);
  const holder = holderOf('standard');
  const { hand, button } = holder;
  const told = page.getByRole('alertdialog', { name: 'Sei senza connessione' });
  await holder.logInAt('/cardsmanagement');
  const name = button('Dai un nome alla carta');
  await expect(name).toBeVisible();

  await page.context().setOffline(true);
  await hand.press(name);
  await expect(told).toContainText('Quando la connessione torna, riprova.');
  await hand.press(told.getByRole('button', { name: 'Riprova' }));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.context().setOffline(false);
  await hand.press(name);
  // What a browser could not import it does not try again: the page is loaded anew.
  const loaded = page.waitForEvent('load');
  await hand.press(page.getByRole('alertdialog').getByRole('button', { name: 'Riprova' }));
  await loaded;
  await hand.press(name);

  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('the PIN that cannot be asked for without a connection says so, and is there when the connection is back [HOLDER-03] [MGMT-06]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/u);
  const holder = holderOf('standard');
  const view = holder.button('Visualizza PIN');
  await holder.logInAt('/cardsmanagement');
  await expect(view).toBeVisible();
  await page.waitForLoadState('networkidle');
  await holder.openMenuEntry('Home');
  await expect(holder.cards).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.context().setOffline(true);
  await holder.openMenuEntry('Gestisci carta');
  const told = page.getByRole('alert').filter({ hasText: 'Sei senza connessione' });
  await expect(told).toHaveText('Sei senza connessione: quando torna, riproviamo da soli.');
  await expect(holder.button('Riprova')).toBeVisible();
  await expect(page.getByText('Non riusciamo a recuperare il PIN')).toHaveCount(0);
  await page.context().setOffline(false);

  await expect(view).toBeVisible();
  await expect(told).toHaveCount(0);
});
