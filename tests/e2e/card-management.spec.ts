import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import { expect, test } from '../support/e2e.ts';

/** The tile of a service, by its name. */
const tileOf = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });

const phoneBox = (page: Page): Locator => page.getByRole('region', { name: 'Numero di riferimento' });

test('each service of the card stands in its section, with its state, and opens from the keyboard [MGMT-02] [MGMT-05] [MGMT-07] [MGMT-11] [MGMT-13] [MGMT-20]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await holder.logInAt('/cardsmanagement');
  await expect(phoneBox(page)).toBeVisible();

  for (const name of ['Avvisi di sicurezza', 'Acquisti online', 'Lista movimenti', 'Servizi su richiesta']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(tileOf(page, 'Avvisi SMS').getByText('Attivo', { exact: true })).toBeVisible();
  await expect(tileOf(page, 'Controlli di spesa').getByText('Non attivo')).toBeVisible();
  await expect(page.getByText('In arrivo')).toHaveCount(0);
  const limit = tileOf(page, 'Controlli di spesa').getByRole('button');
  const entries = () => page.evaluate(() => window.history.length);
  const openAndLeave = async () => {
    await holder.hand.press(limit);
    await expect(holder.popup('Imposta un limite di spesa')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(limit).toBeFocused();
  };
  await openAndLeave();
  const before = await entries();
  await openAndLeave();
  expect(await entries()).toBe(before);
  await holder.hand.press(tileOf(page, 'Riemissione PIN').getByRole('button'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'card management of a credit card');
  await holder.hand.press(tileOf(page, 'Scarica lista movimenti').getByRole('link'));
  await expect(page.getByRole('tab', { name: 'Lista movimenti' })).toHaveAttribute('aria-selected', 'true');
});

for (const [service, form] of [
  ['Riemissione carta', 'riemissione-carta.pdf'],
  ['Variazione del fido', 'variazione-fido.pdf'],
] as const) {
  test(`${service} opens the bank’s PDF form in a tab of its own [MGMT-22] [MGMT-23]`, async ({
    holderOf,
    page,
  }) => {
    const holder = holderOf('standard');
    await holder.logInAt('/cardsmanagement');

    const asked = page.context().waitForEvent('request', (request) => request.url().endsWith(form));
    await holder.hand.press(tileOf(page, service).getByRole('link'));

    const reply = await (await asked).response();
    expect(reply?.headers()['content-type']).toBe('application/pdf');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/cardsmanagement$/u);
  });
}

test('a tile is followed wherever it is touched, and its other action by itself [MGMT-17] [MGMT-18]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/cardsmanagement');

  await holder.hand.press(tileOf(page, 'Avvisi SMS').getByRole('button', { name: /^Disattiva/u }));
  await expect(holder.popup('Disattivare gli avvisi SMS?')).toBeVisible();
  await page.keyboard.press('Escape');
  await tileOf(page, 'Soglia avvisi SMS').click({ position: { x: 12, y: 24 } });

  await expect(page).toHaveURL(/\/smsAlert\/activateThreshold$/u);
});

test('nothing can be done with a blocked or an expired card, and the page says so once [MGMT-14] [MGMT-16] [MGMT-25] [MGMT-26]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await holder.logInAt('/cardsmanagement');
  await expect(tileOf(page, 'Avvisi SMS').getByRole('link')).toBeVisible();

  for (const standing of ['bloccata', 'scaduta']) {
    await holder.hand.press(holder.button('Carta successiva'));
    await expect(page.getByText(`La carta è ${standing}`)).toBeVisible();
    for (const name of ['Avvisi SMS', 'Soglia avvisi SMS', 'Ricariche telefoniche', 'Riemissione PIN']) {
      const tile = tileOf(page, name);
      await expect(tile.getByText(`Carta ${standing}`)).toBeVisible();
      await expect(tile.getByRole('link')).toHaveCount(0);
      await expect(tile.getByRole('button')).toHaveCount(0);
    }
    await expectAccessible(page, `card management of a card that is ${standing}`);
  }
});

test('a limited holder gives the registration code from a tile, and every service opens [RCODE-04] [RCODE-08] [GATE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await holder.logInAt('/cardsmanagement');
  const alerts = tileOf(page, 'Avvisi SMS');
  await expect(alerts.getByText('Serve il codice di registrazione.')).toBeVisible();
  await expect(alerts.getByRole('link')).toHaveCount(0);
  await expectAccessible(page, 'card management of a limited holder');

  await holder.hand.press(alerts.getByRole('button', { name: /^Inserisci il codice/u }));
  await holder.hand.write(page.getByRole('textbox', { name: 'Codice di registrazione' }), '1234567890');
  await holder.hand.press(holder.button('CONFERMA'));

  await expect(alerts.getByRole('link', { name: 'Vedi dettagli Avvisi SMS' })).toBeVisible();
  await expect(page.getByText('Serve il codice di registrazione.')).toHaveCount(0);
});

test('a card linked to online banking is led there for spending, purchases and recharges [IBAN-01] [IBAN-02] [IBAN-03] [GATE-11]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await holder.logInAt('/cardsmanagement');

  const online = page.getByRole('region', { name: 'Acquisti online' });
  await expect(online.getByText(/collegata all’online banking/u)).toBeVisible();
  await expect(online.getByRole('link', { name: /Accedi all’online banking/u })).toHaveAttribute(
    'href',
    '/sandbox/online-banking',
  );
  await expect(tileOf(page, 'Controlli di spesa')).toHaveCount(0);
  await expectAccessible(page, 'card management of a card linked to online banking');
  await holder.hand.press(tileOf(page, 'Ricarica la prepagata').getByRole('button'));
  await expect(holder.popup('Attenzione!').getByRole('button', { name: 'Accedi' })).toBeVisible();
});

test('the holder of family cards limits what each may spend [MGMT-09] [SPEND-02]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('famiglia');
  await page.goto('/cardsmanagement');
  await holder.sendCredentials();
  await holder.hand.choose(page.getByRole('radio').first());
  await holder.hand.press(holder.button('AVANTI'));
  await holder.enterCode(await holder.bank.nextCode(), 'Conferma');

  const family = page.getByRole('region', { name: 'Carte familiari' });
  await expect(family.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page, 'card management with family cards');
  await holder.hand.press(family.getByRole('button', { name: /1198$/u }));
  await expect(holder.popup('Imposta un limite di spesa')).toBeVisible();
});

test('of a limit that this month has reached already the holder reads what is spent before it is set [SPEND-01]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInAt('/n/manage-card/spendinglimits');
  await holder.hand.write(page.getByRole('textbox', { name: 'Limite di spesa' }), '1');
  await holder.hand.press(holder.button('IMPOSTA'));

  const told = holder.popup('Hai già raggiunto questo limite');
  await expect(told).toContainText(/ha già speso \d[\d.]*,\d\d\s€/u);
  await expectAccessible(page, 'a limit that is reached already');
  await holder.hand.press(told.getByRole('button', { name: 'Indietro' }));
  await expect(page.getByRole('textbox', { name: 'Limite di spesa' })).toHaveValue('1');
  await holder.hand.press(holder.button('IMPOSTA'));
  await holder.hand.press(holder.button('IMPOSTA COMUNQUE'));
  await holder.confirmIdentity();
  await expect(page.getByText(/^Limite di spesa della carta .* impostato a 1,00/u)).toBeVisible();
  expect(await bank.countCalls('changeSpendingControl')).toBe(2);
});

test('services that cannot be read are asked for again [MGMT-10] [HOME-18]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  await bank.setFaults([{ operationId: 'readCardContext', kind: 'status', status: 500 }]);
  await holder.logInAt('/cardsmanagement');
  await expect(page.getByText('Ci Dispiace')).toBeVisible();

  await bank.clearFaults();
  await holder.hand.press(holder.button('Riprova'));

  await expect(phoneBox(page)).toBeVisible();
});

test('nothing moves once the bank says how 3D Secure stands, so that a press meets what it was meant for [MGMT-08] [TDS-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 1280, height: 900 });
  const answer = Promise.withResolvers<void>();
  await page.route('**/getAcsDetail', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await holder.logInAt('/cardsmanagement');
  const edit = phoneBox(page).getByRole('button', { name: 'Modifica il numero di riferimento' });
  await expect(edit).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await edit.boundingBox();

  answer.resolve();

  await expect(page.getByRole('region', { name: '3D Secure' }).getByText('Sempre attivo')).toBeVisible();
  expect(await edit.boundingBox()).toEqual(before);
});
