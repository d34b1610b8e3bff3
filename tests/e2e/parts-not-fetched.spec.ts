import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

const page404 = { status: 404, contentType: 'text/plain', body: 'Not Found' };

test('a page that is opened without connection says so, lets the holder go back, and comes by itself when the connection is back [S-51] [S-58] [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|could not be fetched/u);
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const book = page.getByRole('link', { name: /Rubrica dei numeri/u });
  await expect(book).toBeVisible();
  const alert = page.getByRole('main').getByRole('alert');

  await page.context().setOffline(true);
  await holder.hand.press(book);
  await expect(alert).toContainText('Sei senza connessione');
  await holder.hand.press(holder.button('Riprova'));
  await expect(alert).toContainText('Sei senza connessione');
  await page.goBack();
  await holder.hand.press(book);
  await expect(alert).toContainText('Sei senza connessione');
  await page.context().setOffline(false);

  await expect(page.getByRole('heading', { level: 1, name: 'Ricarica telefonica' })).toBeVisible();
});

test('a page whose files are no longer there is loaded anew, and the holder stays in [S-58]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/404|Failed to fetch dynamically imported module|could not be fetched/u);
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  const tile = page.getByRole('link', { name: /Avvisi SMS/u });
  await expect(tile).toBeVisible();

  await page.route('**/assets/*.js', (route) => route.fulfill(page404));
  await holder.hand.press(tile);
  await expect(page.getByRole('alert')).toContainText('il portale è stato aggiornato');
  await page.unroute('**/assets/*.js');
  await holder.hand.press(holder.button('Riprova'));

  await expect(page.getByRole('heading', { level: 1, name: /avvisi SMS/u })).toBeVisible();
});

test('a popup of the home whose code could not be fetched says so in its place, and the page beneath stays [S-51] [S-58] [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|could not be fetched/u);
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logIn();
  const row = page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first();
  await expect(row).toBeVisible();
  const openers = [
    { opener: page.getByRole('button', { name: 'Le tue spese' }), title: 'Le tue spese' },
    { opener: page.getByRole('button', { name: 'Scarica movimenti' }), title: 'Scarica movimenti' },
  ];

  await page.context().setOffline(true);
  for (const { opener, title } of openers) {
    await hand.press(opener);
    const popup = page.getByRole('dialog', { name: title });
    await expect(popup.getByRole('alert')).toContainText('Sei senza connessione');
    await expectAccessible(page, `${title} without a connection`);
    await hand.press(popup.getByRole('button', { name: 'Chiudi' }).last());
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }

  await expect(row).toBeVisible();
});

test('a tab of the home that could not be fetched says so in its panel, and the tabs stay [S-51] [S-58] [HOLDER-03]', async ({
  holderOf,
  page,
  guard,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|could not be fetched/u);
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logIn();
  const row = page.getByRole('button').filter({ hasText: 'NON CONTABILIZZATO' }).first();
  await expect(row).toBeVisible();
  const statements = page.getByRole('tab', { name: 'Lista movimenti' });
  const panel = page.getByRole('tabpanel');

  await page.context().setOffline(true);
  await hand.press(statements);
  await expect(panel.getByRole('alert')).toContainText('Sei senza connessione');
  await expectAccessible(page, 'a tab without a connection');
  await expect(statements).toHaveAttribute('aria-selected', 'true');
  await page.context().setOffline(false);
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await expect(statements).toHaveAttribute('aria-selected', 'true');

  await hand.press(page.getByRole('tab', { name: 'Le tue operazioni' }));
  await expect(row).toBeVisible();
});
