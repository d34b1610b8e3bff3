import type { Page, Response } from '@playwright/test';
import { type BankReplies, type OperationId, operations } from '#schemas';
import { goInside } from '../support/e2e-crawl.ts';
import { expect, test } from '../support/e2e.ts';

/** What stands in place of an answer, one after the other: each is a 200. */
const shapes = [
  { name: 'null', body: 'null', type: 'application/json' },
  { name: 'an empty object', body: '{}', type: 'application/json' },
  { name: 'a list', body: '[]', type: 'application/json' },
  { name: 'an object of something else', body: '{"unexpected":true}', type: 'application/json' },
  { name: 'a page', body: '<!doctype html><title>Accedi alla rete</title>', type: 'text/html' },
  { name: 'a body that was cut', body: '{"transactions":[{"transactionId":"1000', type: 'application/json' },
] as const;

/** Returns an operation with the next shape each time, until it is healed. */
async function breakReplies(page: Page, operation: OperationId) {
  const { path } = operations[operation];
  const isAsked = (url: URL) => url.pathname === path;
  let served = 0;
  await page.route(isAsked, async (route) => {
    const { body, type: contentType } = shapes[served % shapes.length] ?? shapes[0];
    served += 1;
    await route.fulfill({ status: 200, body, contentType });
  });
  return {
    answered: (): Promise<Response> => page.waitForResponse((response) => isAsked(new URL(response.url()))),
    heal: () => page.unroute(isAsked),
  };
}

type Broken = Awaited<ReturnType<typeof breakReplies>>;

/** Expects that nothing is said to be on its way, and that it may be asked for again. */
async function expectTold(page: Page, why: string): Promise<void> {
  await expect(page.getByRole('button', { name: 'Riprova' }).first(), why).toBeVisible();
  await expect(page.locator('[class*="_skeleton_"], [aria-busy="true"]'), why).toHaveCount(0);
}

/** Asks again through every shape, then once more when the bank is well, which shows what was missing. */
async function tryEach(page: Page, broken: Broken): Promise<void> {
  // The popup says it once for each act (ERR-08); what is looked at here is the place beneath.
  const popup = page.getByRole('alertdialog', { name: 'Ops!' });
  await page.addLocatorHandler(popup, () => popup.getByText('Chiudi', { exact: true }).click());
  const retry = page.getByRole('button', { name: 'Riprova' }).first();
  await expectTold(page, shapes[0].name);
  for (const { name } of shapes.slice(1)) {
    const answered = broken.answered();
    await retry.click();
    await answered;
    await expectTold(page, name);
  }
  await broken.heal();
  for (let left = await page.getByRole('button', { name: 'Riprova' }).count(); left > 0; left -= 1)
    await retry.click();
  await expect(retry).toHaveCount(0);
}

/** What a page reads as soon as the login is over, and what stands there once it has come. */
const firstReads: readonly { path: string; operation: OperationId; shows: RegExp }[] = [
  { path: '/', operation: 'listCards', shows: /Disponibile/u },
  { path: '/', operation: 'readCardContext', shows: /Disponibile/u },
  { path: '/', operation: 'listTransactions', shows: /^20 di \d+ operazioni/u },
  { path: '/', operation: 'readUserProfile', shows: /Disponibile/u },
  { path: '/n/profile', operation: 'readUserProfile', shows: /Nome e cognome/u },
  { path: '/cardsmanagement', operation: 'readCardContext', shows: /Limite di spesa|PIN/u },
];

for (const { path, operation, shows } of firstReads) {
  test(`${path} tells when ${operation} is answered by something else, and recovers [S-85]`, async ({
    page,
    holderOf,
  }) => {
    const broken = await breakReplies(page, operation);
    await holderOf('standard').logInAt(path);

    await tryEach(page, broken);

    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  });
}

test('the help desk tells when its subjects are answered by something else, and works when it is asked for again [S-85]', async ({
  page,
  holderOf,
}) => {
  await holderOf('standard').logIn();
  const broken = await breakReplies(page, 'listHelpSubjects');
  await goInside(page, '/userSupport/writeMessage');

  const popup = page.getByRole('alertdialog', { name: 'Ops!' });
  await expect(popup).toBeVisible();
  // What is answered from here on is the second time: the first has been heard.
  const answered = broken.answered();
  await popup.getByRole('button', { name: 'Riprova' }).click();
  await answered;
  await expect(popup).toBeVisible();
  // The page beneath keeps its place for a first screen; nobody hears of it while the popup stands.
  await expect(popup.locator('[aria-busy="true"]')).toHaveCount(0);
  await broken.heal();
  await popup.getByRole('button', { name: 'Riprova' }).click();

  await expect(popup).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
});

/** Pages that read something of their own, as whom, and what stands there once it has come. */
const pages: readonly {
  path: string;
  holder: string;
  operation: OperationId;
  tab?: string;
  shows: RegExp;
}[] = [
  {
    path: '/bankStatement',
    holder: 'standard',
    operation: 'checkDocumentsAvailability',
    shows: /Scarica pdf/u,
  },
  { path: '/loyaltyProgram', holder: 'standard', operation: 'readLoyaltyStatus', shows: /punti/iu },
  { path: '/telephoneRecharge', holder: 'standard', operation: 'listPayees', shows: /rubrica/iu },
  { path: '/', holder: 'rate', operation: 'listPlans', tab: 'Rate', shows: /Piani attivi/iu },
  {
    path: '/',
    holder: 'rate',
    operation: 'readFinancingStatus',
    tab: 'Finanziamenti',
    shows: /Debito residuo/iu,
  },
];

for (const { path, holder: account, operation, tab, shows } of pages) {
  test(`${tab ?? path} tells when ${operation} is answered by something else, and recovers [S-85]`, async ({
    page,
    holderOf,
  }) => {
    const holder = holderOf(account);
    await holder.logIn();
    const broken = await breakReplies(page, operation);
    if (tab === undefined) await goInside(page, path);
    else await holder.hand.press(page.getByRole('tab', { name: tab }));

    await tryEach(page, broken);

    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
  });
}

/** What a login takes, without which nobody gets to a page. */
const ofLogin: readonly OperationId[] = [
  'readDictionary',
  'requestJwt',
  'requestToken',
  'userLogin',
  'finalizeLogin',
  'generateOtpSca',
  'generateOtp',
  'verifyMfa',
];

const visited = [
  '/',
  '/cardsmanagement',
  '/n/profile',
  '/bankStatement',
  '/loyaltyProgram',
  '/telephoneRecharge',
  '/userSupport/writeMessage',
  '/telephoneRecharge/anagraphicData',
  '/pinView/request',
  '/installments/newPlan',
  '/keysix/keysixview',
];

test('no page waits for ever while everything but the login is answered by something else [S-85]', async ({
  page,
  holderOf,
}) => {
  const spared = new Set(ofLogin.map((id) => operations[id].path as string));
  const broken = (url: URL) => url.pathname.startsWith('/api/') && !spared.has(url.pathname);
  await page.route(broken, (route) => route.fulfill({ status: 200, json: { unexpected: true } }));
  await holderOf('standard').logInAt('/loyaltyProgram');
  const heading = page.getByRole('heading', { level: 1 }).first();
  for (const path of visited) {
    const before = (await heading.textContent()) ?? '';
    await goInside(page, path);
    await expect(heading, path).not.toHaveText(before);
    await expect(page.locator('[class*="_skeleton_"], [aria-busy="true"]'), path).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^(Riprova|Chiudi)$/u }).first(), path).toBeVisible();
    const popup = page.getByRole('alertdialog');
    if (await popup.isVisible()) await popup.getByText('Chiudi', { exact: true }).click();
  }
});

test('one operation that is not as the contract says is left out and told, and the others stand [S-85]', async ({
  page,
  holderOf,
}) => {
  await page.route(
    (url) => url.pathname === operations.listTransactions.path,
    async (route) => {
      const response = await route.fetch();
      const { transactions, ...rest } = (await response.json()) as BankReplies['listTransactions']; // the sandbox keeps to it
      const [first, ...others] = transactions;
      await route.fulfill({
        json: { transactions: [{ ...first, transactionDate: 'ieri' }, ...others], ...rest },
      });
    },
  );

  await holderOf('standard').logIn();

  const list = page.getByRole('tabpanel');
  await expect(list.getByText('Una voce non si può mostrare')).toBeVisible();
  await expect(list.getByText(/^19 di \d+ operazioni/u)).toBeVisible();
});
