import { expect, test } from '../support/e2e.ts';

test('links to the portal’s own help open in the tab where the holder is [HOLDER-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand } = holder;
  await holder.logInTowards('/assistance');

  const own = page.getByRole('main').locator('a[href^="/assist"], a[href^="/userSupport"]');
  await expect(own.first()).toBeVisible();
  for (const link of await own.all()) await expect(link).not.toHaveAttribute('target');
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Contatti' }));

  await expect(page).toHaveURL(/\/assistenza\/contacts$/u);
  await expect(page.getByRole('link', { name: 'Accedi' })).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);
});

test('the menu of help leads to the questions, and they back to the tab of the portal [HOLDER-07] [ROUTE-25] [CHAT-09]', async ({
  holderOf,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.hand.press(page.getByRole('button', { name: 'Assistenza', exact: true }));
  const opening = page.context().waitForEvent('page');
  await holder.hand.press(holder.popup('Come possiamo aiutarti?').getByRole('link', { name: /Domande/u }));
  const questions = await opening;
  await expect(questions.getByRole('heading', { level: 1, name: 'Domande frequenti' })).toBeVisible();
  const closed = questions.waitForEvent('close');

  await questions.getByRole('button', { name: 'Torna al portale' }).click();

  await closed;
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
});

test('a tab that the browser does not let the portal close says how to go back [HOLDER-07]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  const other = await page.context().newPage();
  await other.goto('/assistenza');
  await other.goto('/domande-frequenti');

  await other.getByRole('button', { name: 'Torna al portale' }).click();

  await expect(other.getByRole('status').filter({ hasText: 'aperto nell’altra scheda' })).toBeVisible();
});

test('a page of help in another tab never asks in somebody who is in, and asks anyone who is not [HOLDER-07] [ROUTE-25]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  // Before the first page: in one that runs it is 1970 for a moment, and the session in the other tab over.
  await page.clock.install();
  await holder.logInTowards('/assistance');
  const opening = page.context().waitForEvent('page');
  await holder.hand.press(page.getByRole('link', { name: /Domande frequenti/u }).last());
  const help = await opening;
  const wayIn = help.getByRole('link', { name: /^Accedi/u });
  await expect(help.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Assistenza', exact: true })).toBeVisible();
  const lost = help.getByRole('button', { name: /Ho perso la carta/u });
  const toCards = help.getByRole('main').getByRole('link', { name: 'Gestisci carta' });
  await lost.click();
  await expect(help.getByText('Bloccala subito: in Gestisci carta').first()).toBeVisible();
  await expect(toCards).toHaveCount(0);

  await help.goto('/assistenza');
  await expect(help.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(help.getByRole('link', { name: 'Contatti' }).first()).toBeVisible();
  // Longer than anyone who is not in waits for it.
  await help.clock.fastForward(2000);
  await expect(wayIn).toHaveCount(0);
  await page.bringToFront();
  await page.goto('/');
  await holder.logOut();
  await help.reload();

  await expect(wayIn).toHaveCount(2);
  await expect(help.getByRole('button', { name: 'Torna al portale' })).toHaveCount(0);
  await help.goto('/domande-frequenti');
  await help.clock.fastForward(2000);
  await lost.click();
  await expect(toCards.first()).toBeVisible();
});
