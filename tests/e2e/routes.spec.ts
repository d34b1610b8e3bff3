import { expectRealPage, goInside, linksOf } from '../support/e2e-crawl.ts';
import { enterNumber } from '../support/e2e-service-screens.ts';
import { expect, test } from '../support/e2e.ts';

test('every link that a holder can follow leads to a page that is there [NAV-03]', async ({
  page,
  context,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const toVisit = ['/', '/telephoneRecharge', '/bankStatement', '/assistance'];
  const seen = new Set<string>();
  const outside = new Set<string>();
  for (let path = toVisit.shift(); path !== undefined; path = toVisit.shift()) {
    if (seen.has(path)) continue;
    seen.add(path);
    // What lies above a page holds Back, and with it every other way.
    if (await page.getByRole('dialog').count()) await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await goInside(page, path);
    await expectRealPage(page, path);
    await expect(page.getByText(/Caricamento in corso|Stiamo caricando/u)).toHaveCount(0);
    const links = await linksOf(page);
    toVisit.push(...links.inside);
    for (const address of links.outside) outside.add(address);
  }

  expect([...seen]).toEqual(
    expect.arrayContaining(['/cardsmanagement', '/n/profile', '/userSupport/writeMessage']),
  );
  expect([...outside]).toEqual(expect.arrayContaining(['/numeri-utili', '/domande-frequenti', '/privacy']));
  const tab = await context.newPage();
  for (const address of outside) {
    const answer = await tab.request.get(address);
    expect(answer.status(), address).toBe(200);
    if (answer.headers()['content-type']?.startsWith('text/html') !== true) continue;
    await tab.goto(address);
    await expectRealPage(tab, address);
  }
});

test('help is there before the login: guides, contacts, and the way in to write [ROUTE-20] [ROUTE-21] [ROUTE-22] [ROUTE-23]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await page.goto('/');
  await holder.hand.press(page.getByRole('link', { name: 'Assistenza' }));
  await expect(page).toHaveURL(/\/assistenza$/u);
  await holder.hand.press(holder.button('Recuperare username o password'));
  await expect(
    page.getByText('Per la tua sicurezza ti chiediamo sempre un codice di verifica.'),
  ).toBeVisible();
  await holder.hand.press(page.getByRole('link', { name: 'Contatti' }));
  await expect(page).toHaveURL(/\/assistenza\/contacts$/u);
  await expect(page.getByRole('link', { name: '800 000 200' })).toHaveAttribute('href', 'tel:800000200');
  await page.goBack();
  await holder.hand.press(page.getByRole('link', { name: 'Accedi all’assistenza' }));
  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page).toHaveURL(/\/assistance$/u);
  await holder.hand.press(page.getByRole('main').getByRole('link', { name: 'Scrivici' }));
  await expect(page).toHaveURL(/\/userSupport\/writeMessage$/u);
});

for (const { entry, path, row } of [
  { entry: 'Numeri utili', path: '/numeri-utili', row: '[ROUTE-24]' },
  { entry: 'Domande frequenti', path: '/domande-frequenti', row: '[ROUTE-25]' },
]) {
  test(`${entry} opens in a tab of its own, and leaves the holder where they are ${row}`, async ({
    page,
    holderOf,
  }) => {
    const holder = holderOf('standard');
    await holder.logIn();
    const opening = page.waitForEvent('popup');

    await holder.openMenuEntry(entry);
    const tab = await opening;

    await expect(tab).toHaveURL(new RegExp(`${path}$`, 'u'));
    await expect(tab.getByRole('heading', { level: 1, name: entry })).toBeVisible();
    await expect(holder.cards).toBeVisible();
  });
}

test('a number is kept in the payee book, topped up from there, and taken off [ROUTE-32] [TOPUP-02]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logInTowards('/telephoneRecharge');
  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
  await hand.press(page.getByRole('link', { name: 'Ricarica un numero' }));
  await enterNumber(holder, { number: '3331234519', operator: 'Linea Verde', name: 'Marta' });
  await hand.choose(page.getByRole('radio', { name: /^10,00/u }));
  await hand.press(button('AVANTI'));
  await bank.advanceClock('PT31S');
  await hand.press(button('CONFERMA'));
  await holder.confirmIdentity();
  await expect(page.getByRole('heading', { name: 'Ricarica inviata' })).toBeVisible();
  await hand.press(button('CHIUDI'));
  await holder.openMenuEntry('Gestisci carta');
  await hand.press(page.getByRole('link', { name: /Rubrica dei numeri/u }));
  await hand.press(page.getByRole('link', { name: 'Ricarica Marta' }));
  await expect(page.getByText('Ricarica Linea Verde per il numero 333\u00a0123\u00a04519.')).toBeVisible();
  await page.goBack();
  await hand.press(button('Elimina Marta dalla rubrica'));
  await hand.press(
    holder.popup('Vuoi eliminare Marta dalla rubrica?').getByRole('button', { name: 'ELIMINA' }),
  );

  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
  await expect(page.getByText('Marta non è più nella rubrica.')).toBeVisible();
});

test('a payee book that cannot be read says so, and is read again [ROUTE-32]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await bank.setFaults([{ operationId: 'listPayees', kind: 'status', status: 500, times: 1 }]);
  await goInside(page, '/telephoneRecharge');
  const trouble = page.getByRole('alertdialog', { name: 'Ops!' });
  await holder.hand.press(trouble.getByRole('button').last());
  await expect(page.getByText('Rubrica non disponibile')).toBeVisible();

  await holder.hand.press(holder.button('Riprova'));

  await expect(page.getByText('La rubrica è vuota')).toBeVisible();
});

test('the movements lists have a page of their own, without the menu [ROUTE-27]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInTowards('/bankStatement');

  await expect(page.getByRole('heading', { level: 1, name: 'Lista movimenti' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Scarica pdf/u }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await holder.hand.press(page.getByRole('link', { name: 'Torna alla Home' }));
  await expect(holder.cards).toBeVisible();
});
