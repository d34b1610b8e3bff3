import { expect, test } from '../support/e2e.ts';

test('the Back of the browser goes back in the journey, then closes it, and only then leaves the page [PHONE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();
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

test('on the first page of a tab the Back of the browser closes the code and the journey, and only then leaves the portal [PHONE-04]', async ({
  holderOf,
  page,
  bank,
}) => {
  const holder = holderOf('standard');
  const loadedAt = () => page.evaluate(() => performance.timeOrigin);
  await page.goto('/');
  const first = await loadedAt();
  await holder.sendCredentials();
  await expect(holder.popup('Sei veramente tu?')).toBeVisible();
  await bank.nextCode();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(await loadedAt()).toBe(first);
  // The bank sends no second code at once.
  await bank.advanceClock('PT2M');
  await holder.logInAt('/cardsmanagement');
  const second = await loadedAt();
  await holder.hand.press(holder.button('Modifica il numero di riferimento'));
  await expect(holder.popup('Modifica il numero di cellulare')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/cardsmanagement$/u);
  expect(await loadedAt()).toBe(second);
  await page.evaluate(() => window.history.back());

  await expect(page).toHaveURL(/\/$/u);
});

test('a Back that is held down leads from further on to the first page, and not out of the portal [PHONE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logInByHand();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await holder.openMenuEntry('Gestisci carta');
  await expect(page.getByRole('heading', { name: 'Gestisci carta', level: 1 })).toBeVisible();

  await page.evaluate(() => window.history.go(-2));

  await expect(holder.cards).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeAttached();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('in a page too the Back of the browser leads to the step before, with what was chosen, and asks before it leaves', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('rate');
  const { hand } = holder;
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  await holder.logInByHand();
  await hand.press(page.getByRole('tab', { name: 'Rate' }));
  await hand.press(page.getByRole('link', { name: 'Dividi un acquisto' }));
  const purchase = page.getByRole('checkbox').first().or(page.getByRole('radio').first());
  await hand.choose(purchase);
  await hand.press(holder.button('AVANTI'));
  await hand.choose(page.getByRole('radio', { name: /^6 rate da/u }));
  await hand.press(holder.button('AVANTI'));
  await expect(holder.button('Scarica la simulazione')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('radio', { name: /^6 rate da/u })).toBeChecked();
  await expect(holder.button('AVANTI')).toBeEnabled();
  await page.goBack();
  await expect(purchase).toBeChecked();
  await expect(page).toHaveURL(/newPlan$/u);
  await page.goBack();
  await expect(page.getByRole('alertdialog', { name: 'Vuoi lasciare questa pagina?' })).toBeVisible();
  await hand.press(holder.button('Resta qui'));
  await expect(purchase).toBeChecked();
  await page.goBack();
  await hand.press(holder.button('Lascia la pagina'));

  await expect(heading('Home')).toBeAttached();
  await expect(page).not.toHaveURL(/newPlan$/u);
});

test('the Back of the browser closes the menu of help, and the page stays', async ({ holderOf, page }) => {
  const holder = holderOf('standard');
  await holder.logInByHand();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  await holder.hand.press(holder.button('Assistenza'));
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goBack();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(holder.cards).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('on a phone the Back of the browser closes the menu, which leads on all the same afterwards [NAV-06]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logInByHand();
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
  await holder.hand.press(burger);
  await expect(burger).toHaveAttribute('aria-expanded', 'true');

  await page.goBack();
  await expect(burger).toHaveAttribute('aria-expanded', 'false');
  await expect(holder.cards).toBeVisible();
  await holder.openMenuEntry('Gestisci carta');
  await expect(page.getByRole('heading', { name: 'Gestisci carta', level: 1 })).toBeVisible();
  await page.goBack();

  await expect(holder.cards).toBeVisible();
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test('Back from a page that the menu has loaded anew leads home with the session, and Forward to it again; a reload stays [ROUTE-06] [SESSION-02] [HOLDER-01]', async ({
  holderOf,
  page,
  bank,
}) => {
  const holder = holderOf('standard');
  const profile = page.getByText('Giulia Ferri');
  const login = page.getByRole('heading', { name: 'Accedi' });
  await holder.logInByHand();
  await holder.openMenuEntry('Profilo');
  await expect(profile).toBeVisible();

  await page.goBack();
  await expect(holder.cards.or(login).first()).toBeVisible();
  await expect(login).toHaveCount(0);
  await expect(holder.button('Vedi altri')).toBeVisible();
  await page.goForward();
  await expect(profile).toBeVisible();
  expect(await bank.countCalls('userLogin')).toBe(1);
  await page.reload();

  await expect(profile).toBeVisible();
  await expect(login).toHaveCount(0);
});
