import { operations } from '#schemas';
import { expect, test } from '../support/e2e.ts';

test('a session that the bank has ended leads once to the login, which says why [SESSION-06] [LOGIN-18] [S-27] [S-31]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();
  await expect(holder.button('Vedi altri')).toBeVisible();
  const visits: string[] = [];
  page.on('framenavigated', (frame) => void visits.push(new URL(frame.url()).pathname));

  await bank.advanceClock('PT301S');
  // At once: what the home reads by itself may meet the end before a holder who has to find the button.
  await page.evaluate(() => document.querySelector<HTMLElement>('[aria-label="Carta successiva"]')?.click());

  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByText('La sessione non è più valida.')).toHaveCount(1);
  expect(visits.length).toBeLessThanOrEqual(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a session that ends in the middle of a journey closes it and changes nothing [SCA-29] [SESSION-06]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');
  await holder.beginPhoneChange();

  await bank.advanceClock('PT301S');
  await holder.hand.write(page.getByRole('textbox', { name: 'Nuovo numero di cellulare' }), '3401112211');
  await holder.hand.press(holder.button('AVANTI'));

  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await bank.countCalls('updateContact')).toBe(0);
});

test('a logout asks first, ends the session at the bank and leaves nothing behind [NAV-10] [SESSION-04] [S-30]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();

  await holder.logOut();

  expect(await bank.countCalls('userLogout')).toBe(1);
  await page.goBack();
  await expect(holder.cards).toHaveCount(0);
});

test('no token, code or password stands in an address or in what the browser keeps [S-32]', async ({
  page,
  context,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const bearer = /^Bearer (.+)$/u.exec(request.headers()['authorization'] ?? '')?.[1];
    if (bearer !== undefined) tokens.add(bearer);
  });
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));

  await holder.logInByHand();

  const kept = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map((store) => Object.entries(store))),
  );
  const cookies = JSON.stringify(await context.cookies());
  expect(tokens.size).toBeGreaterThan(0);
  for (const secret of [...tokens, 'Percorso1!']) {
    expect(kept + cookies + addresses.join(' ')).not.toContain(secret);
  }
});

test('a page that needs a login asks for it, and is there afterwards', async ({ page, holderOf }) => {
  const holder = holderOf('standard');
  await page.goto('/cardsmanagement');
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();

  await holder.sendCredentials();
  await holder.confirmIdentity();

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
});

test('a holder who does nothing is warned two minutes before the end, and may stay [S-29]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const warning = page.getByRole('alertdialog', { name: 'Sei ancora qui?' });
  await page.clock.install();
  await holder.logIn();
  await expect(holder.button('Vedi altri')).toBeVisible();

  await page.clock.fastForward('03:01');
  await bank.advanceClock('PT181S');
  await expect(warning).toBeVisible();
  await holder.hand.press(holder.button('Resta connesso'));
  await expect(warning).toHaveCount(0);
  await bank.advanceClock('PT181S');
  await holder.openMenuEntry('Gestisci carta');

  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
});

test('a holder who writes stays in unasked, and hears nothing of a call that only kept them in', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await holder.logIn();
  await expect(holder.button('Vedi altri')).toBeVisible();
  await bank.setFaults([{ operationId: 'readUserProfile', kind: 'status', status: 500 }]);
  const kept = page.waitForResponse((response) => response.url().endsWith(operations.readUserProfile.path));

  const before = await bank.countCalls('readUserProfile');
  let typed = '';
  // What the home had put off may ask the bank once the clock has moved, and keeps the session by that for another minute.
  await expect(async () => {
    typed += 'b';
    await page.clock.fastForward('01:01');
    await page.getByRole('searchbox').fill(typed);
    expect(await bank.countCalls('readUserProfile')).toBeGreaterThan(before);
  }).toPass();
  await kept;
  await page.clock.runFor(10_000);
  await holder.openMenuEntry('Gestisci carta');

  await expect(holder.button('Modifica il numero di riferimento')).toBeVisible();
});

test('a holder who does nothing for five minutes is out, and is told why [S-29]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await page.clock.install();
  await holder.logIn();
  await expect(holder.button('Vedi altri')).toBeVisible();

  await page.clock.fastForward('03:01');
  await page.clock.fastForward('02:00');

  await expect(
    page.getByText('La sessione è terminata perché non usavi il portale da un po’.'),
  ).toBeVisible();
  await expect(holder.cards).toHaveCount(0);
});
