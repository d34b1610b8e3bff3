import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e-looks.ts';
import type { Holder } from '../support/e2e-holder.ts';
import { expect, test } from '../support/e2e.ts';

const boxes = (page: Page) => page.getByRole('navigation', { name: 'Servizi' });
const rowOf = (page: Page, name: string) => boxes(page).getByRole('listitem').filter({ hasText: name });
const figures = (page: Page) => page.getByRole('region', { name: 'Situazione della carta' });

/** Logs in a holder who must first say which phone the code goes to. */
async function logInByTheFirstPhone(holder: Holder): Promise<void> {
  await holder.page.goto('/');
  await holder.sendCredentials();
  await holder.hand.choose(holder.page.getByRole('radio').first());
  await holder.hand.press(holder.button('AVANTI'));
  await holder.enterCode(await holder.bank.nextCode(), 'Conferma');
  await expect(holder.cards).toBeVisible();
}

test('the cards of a holder follow the arrows to the last and no further, each with its figures, from the keyboard [HOME-01] [HOME-02] [CARD-05] [CARD-13]', async ({
  typistOf,
  page,
}) => {
  const holder = typistOf('standard');
  await holder.logIn();
  await expect(figures(page)).toContainText('Rateale');
  await expect(figures(page)).toContainText(/150,00\s€ al mese/u);
  await expect(figures(page).getByRole('meter')).toBeVisible();

  await holder.hand.press(holder.button('Carta successiva'));
  await expect(holder.cards.getByRole('status')).toContainText('Carta prepagata');
  await expect(figures(page)).toContainText('Saldo disponibile');
  await expect(page.getByText('Ricaricato').first()).toBeVisible();
  await holder.hand.press(holder.button('Carta successiva'));
  await expect(holder.cards.getByRole('status')).toContainText('Carta di debito');

  await expect(holder.button('Carta successiva')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('3 di 3')).toBeVisible();
});

test('the boxes lead to card management, to the top-up, to the questions and to the help desk [HOME-07] [HOME-08] [HOME-12] [HOME-13]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await holder.logIn();
  await expect(boxes(page).getByRole('link', { name: /^Domande frequenti/u })).toHaveAttribute(
    'href',
    '/domande-frequenti',
  );
  await expectAccessible(page, 'home of a credit card');

  await holder.hand.press(boxes(page).getByRole('link', { name: 'Paga' }));
  await expect(page).toHaveURL(/\/telephoneRecharge\/anagraphicData$/u);
  await page.goBack();
  await holder.hand.press(page.getByRole('main').getByRole('link', { name: 'Scrivici' }));
  await expect(page).toHaveURL(/\/userSupport\/writeMessage$/u);
  await page.goBack();
  await holder.hand.press(boxes(page).getByRole('link', { name: 'Gestisci carta' }));

  await expect(page).toHaveURL(/\/cardsmanagement$/u);
});

test('a blocked and an expired card say so on their face, and Paga is shut under them [CARD-07] [CARD-08] [HOME-09]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('bloccata');
  await holder.logIn();
  await expect(rowOf(page, 'Paga').getByRole('link')).toBeVisible();

  for (const state of ['bloccata', 'scaduta']) {
    await holder.hand.press(holder.button('Carta successiva'));
    await expect(holder.cards.getByText(`Carta ${state}`)).toBeInViewport();
    await expect(rowOf(page, 'Paga')).toContainText(`La carta è ${state}.`);
    await expect(rowOf(page, 'Paga').getByRole('link')).toHaveCount(0);
  }
  await expectAccessible(page, 'home of an expired card');
});

test('a limited holder is asked for the registration code in Paga, and may top up once it is given [HOME-11] [RCODE-04]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('limitato');
  await holder.logIn();
  await expect(rowOf(page, 'Paga')).toContainText('Serve il codice di registrazione.');
  await expectAccessible(page, 'home of a limited holder');

  await holder.hand.press(rowOf(page, 'Paga').getByRole('button', { name: 'Inserisci il codice' }));
  await holder.hand.write(page.getByRole('textbox', { name: 'Codice di registrazione' }), '1234567890');
  await holder.hand.press(holder.button('CONFERMA'));

  await expect(rowOf(page, 'Paga').getByRole('link', { name: 'Paga' })).toBeVisible();
});

test('a card linked to online banking is sent there from Ricarica, Paga and Scrivici, each in words of its own [HOME-10] [HOME-14] [IBAN-01] [IBAN-03]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await holder.logIn();

  for (const [name, words] of [
    ['Ricarica', /da qui non puoi ricaricarla\. (?!.*scriver)/u],
    ['Paga', /da qui non puoi usarla per ricaricare un cellulare\. (?!.*scriver)/u],
    ['Scrivici', /da qui non puoi scriverci\. (?!.*ricaric)/u],
  ] as const) {
    const row = page.getByRole('main').getByRole('button', { name, exact: true });
    await holder.hand.press(row);
    const notice = holder.popup('Attenzione!');
    await expect(notice).toContainText(/La carta PREPAID .+ è collegata all’online banking/u);
    await expect(notice).toContainText(words);
    await expect(notice.getByRole('button', { name: 'Accedi' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row).toBeFocused();
  }
});

test('on a phone Paga says what it pays for before it is pressed, and leads there [HOME-08] [HOME-12] [HOLDER-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  await expect(rowOf(page, 'Paga').getByText('Ricarica telefonica')).toBeVisible();

  await holder.hand.press(rowOf(page, 'Paga').getByRole('link'));

  await expect(page.getByRole('heading', { level: 1, name: 'Ricarica telefonica' })).toBeVisible();
});

test('on a phone Paga and Scrivici of a card linked to online banking say beforehand that they are done there [HOME-10] [HOME-14] [HELP-02] [HOLDER-17]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('iban');
  await page.setViewportSize({ width: 360, height: 740 });
  await holder.logIn();
  for (const name of ['Paga', 'Scrivici']) {
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: holder.button(name) });
    await expect(row.getByText('Si fa dall’online banking')).toBeVisible();
  }
  const first = await page.getByRole('main').locator('[class*="merchant"]').first().boundingBox();
  expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThan(740);

  await page.goto('/assistance');

  const write = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Scrivici' }) });
  await expect(write).toContainText('Con la carta scelta si fa dall’online banking.');
});

test('a family card has dashes for amounts, everywhere on the page [CARD-12]', async ({ holderOf, page }) => {
  const holder = holderOf('famiglia');
  await logInByTheFirstPhone(holder);
  await expect(figures(page)).toContainText('€');
  await holder.hand.press(holder.button('Carta successiva'));

  await expect(figures(page)).toContainText('Carta familiare');
  await expect(figures(page).getByText('Importo non visibile')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Vedi altri' })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d,\d\d\s*€/u);
  await expectAccessible(page, 'home of a family card');
});

test('a card without limit says so and has no ring [CARD-09]', async ({ holderOf, page }) => {
  const holder = holderOf('molti');
  await holder.logIn();

  await expect(figures(page)).toContainText('Nessun limite');
  await expect(figures(page).getByRole('meter')).toHaveCount(0);
});

test('the cards, their figures and the operations that cannot be read say so in their place, and come when asked again [HOME-18] [OPS-36]', async ({
  holderOf,
  bank,
  page,
}) => {
  const holder = holderOf('standard');
  const broken = ['readCardContext', 'listTransactions'];
  await bank.setFaults(broken.map((operationId) => ({ operationId, kind: 'status', status: 500 })));
  await holder.logIn();
  await expect(page.getByText('Ci Dispiace')).toBeVisible();
  await expect(page.getByText('Operazioni non disponibili')).toBeVisible();
  await expect(boxes(page).getByRole('link', { name: 'Gestisci carta' })).toBeVisible();
  await expectAccessible(page, 'home that cannot be read');

  await bank.clearFaults();
  const retries = page.getByRole('button', { name: 'Riprova' });
  for (const left of [1, 0]) {
    await holder.hand.press(retries.first());
    await expect(retries).toHaveCount(left);
  }

  await expect(figures(page)).toContainText('€');
  await expect(page.getByText('Speso').first()).toBeVisible();
});

test('a holder of type ASB has the whole home', async ({ holderOf, page }) => {
  const holder = holderOf('asb');
  await holder.logIn();

  await expect(figures(page)).toContainText('€');
  await expect(page.getByText('Speso').first()).toBeVisible();
  for (const name of ['Gestisci carta', 'Paga', /^Domande frequenti/u, 'Scrivici']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});
