import { goInside } from '../support/e2e-crawl.ts';
import { expect, test } from '../support/e2e.ts';

test('a retail holder finds credit, prepaid and debit card in one portal, in Italian [SCOPE-01] [SCOPE-04]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();

  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  for (const [place, type] of ['Carta di credito', 'Carta prepagata', 'Carta di debito'].entries()) {
    if (place > 0) await holder.hand.press(holder.cards.getByRole('button', { name: 'Carta successiva' }));
    await expect(holder.cards.getByRole('status')).toContainText(type);
  }
});

test('the operations are grouped by month with their totals, searched, and opened [SCOPE-05]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  // A month has a total once something of it is booked, which on its first day nothing may be.
  const month = page.getByRole('region', { name: /^[A-Z][a-z]+ 20\d\d$/u });
  await expect(month.getByText('Speso').first()).toBeVisible();
  await holder.hand.press(holder.button('Filtra'));
  await holder.hand.write(page.getByRole('searchbox', { name: 'Cerca per esercente' }), 'Lina');
  await holder.hand.press(holder.button('Applica'));
  await expect(page.getByText(/operazion[ei] trovat[ae]/u).first()).toBeVisible();
  // What the bank has not booked yet has no merchant's code: at a weekend that may be the newest row.
  const booked = page.getByRole('button', { name: /^Supermercato Da Lina(?!.*NON CONTABILIZZATO)/u });

  await holder.hand.press(booked.first());

  await expect(holder.popup('Supermercato Da Lina').getByText('Codice esercente')).toBeVisible();
});

test('the core area is reached from where a holder looks for it [SCOPE-02] [SCOPE-06]', async ({
  page,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button, popup } = holder;
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  await holder.logIn();
  await hand.press(holder.cards.getByRole('button', { name: 'Carta successiva' }));
  await expect(page.getByRole('region', { name: 'Situazione della carta' })).toBeVisible();
  await hand.press(holder.cards.getByRole('button', { name: 'Carta precedente' }));
  await hand.press(page.getByRole('link', { name: 'Scrivici' }));
  await expect(page).toHaveURL(/\/userSupport\/writeMessage$/u);
  await page.goBack();
  await holder.openMenuEntry('Gestisci carta');
  await expect(region('3D Secure')).toBeVisible();
  await hand.press(button('Modifica il numero di riferimento'));
  await expect(popup('Modifica il numero di cellulare')).toBeVisible();
  await page.keyboard.press('Escape');
  await hand.press(button('Richiedi Riemissione PIN'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await hand.press(button('Visualizza PIN'));
  await expect(page).toHaveURL(/\/pinView\/request$/u);
  await page.goBack();
  await hand.press(button('Gestisci il codice e-Code'));
  await expect(page).toHaveURL(/\/n\/manage-card\/superpin$/u);
  await holder.openMenuEntry('Profilo');
  await expect(page.getByRole('heading', { level: 1, name: 'Profilo' })).toBeVisible();
  await goInside(page, '/loyaltyProgram');
  await expect(page.getByText(/programma fedeltà/iu).first()).toBeVisible();
});

test('the companion area is reached from where a holder looks for it [SCOPE-03]', async ({
  page,
  bank,
  holderOf,
}) => {
  const holder = holderOf('standard');
  const { hand, button, popup } = holder;
  const at = async (path: RegExp): Promise<void> => {
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
  };
  await page.goto('/');
  await hand.press(page.getByRole('link', { name: 'Registrati' }));
  await at(/\/registration$/u);
  await page.goBack();
  await hand.press(page.getByRole('link', { name: 'Hai dimenticato la tua password?' }));
  await at(/\/recovery/u);
  await holder.logIn();
  await hand.press(page.getByRole('tab', { name: 'Finanziamenti' }));
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await hand.press(page.getByRole('tab', { name: 'Rate' }));
  await expect(page.getByRole('link', { name: 'Dividi un acquisto' })).toBeVisible();
  await hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  await bank.advanceClock('PT31S');
  await hand.press(page.getByRole('button', { name: /^Scarica pdf/u }).first());
  await expect(popup('Sei veramente tu?')).toBeVisible();
  await page.keyboard.press('Escape');
  await holder.openMenuEntry('Gestisci carta');
  for (const [link, path] of [
    [/Soglia avvisi SMS$/u, /\/smsAlert\/activateThreshold$/u],
    [/Ricariche telefoniche$/u, /\/telephoneRecharge\/anagraphicData$/u],
    [/Rubrica dei numeri$/u, /\/telephoneRecharge$/u],
  ] as const) {
    await hand.press(page.getByRole('link', { name: link }));
    await at(path);
    await page.goBack();
  }
  await hand.press(button('Attiva Controlli di spesa'));
  await expect(popup('Imposta un limite di spesa')).toBeVisible();
  await page.keyboard.press('Escape');
  await holder.openMenuEntry('Profilo');
  for (const [name, path] of [
    ['Modifica la password', /\/editPassword\/newPassword$/u],
    ['Modifica la domanda di sicurezza', /\/editSecureQuestion$/u],
  ] as const) {
    await hand.press(button(name));
    await at(path);
    await page.goBack();
  }
  await goInside(page, '/?deepLink=key6view');
  await at(/\/keysix\/keysixview$/u);
});
