import { expect, test } from '../support/e2e.ts';
import { noteCalls } from '../support/e2e-sent.ts';

const services = '/api/services';
const filters = ['dateFrom', 'dateTo', 'category', 'amountFrom', 'amountTo', 'merchantName', 'flagCurrency'];

test('home asks for what it shows as it is chosen, with all that the documents name [CALL-13] [CALL-14] [CALL-15] [CALL-18] [CALL-22] [CALL-23] [CALL-77] [CALL-84] [CALL-55]', async ({
  holderOf,
  page,
}) => {
  const calls = noteCalls(page);
  const holder = holderOf('rate');

  await holder.logIn();
  await calls.expectSent(`POST ${services}/card-service/card/cards-list`);
  await calls.expectSent(`POST ${services}/card-service/card/card-context-by-id`, 'cardId');
  await calls.expectSent(`POST ${services}/card-service/card/card-art`, 'cardId');
  await calls.expectSent(`POST ${services}/iosi-service/iosi/get-loyalty-program-type`, 'cardIds');
  await calls.expectSent(`POST ${services}/transaction/transactions-summary-yearly`, 'cardId');
  const listed = `POST ${services}/transaction/sca/transactions`;
  await calls.expectSent(listed, 'cardId', 'pageLimit', 'pageNumber', 'dateFrom', 'dateTo', 'riskIT');
  expect(calls.of(listed)[0]?.body).toMatchObject({ pageLimit: 20, pageNumber: 1 });
  await holder.hand.press(page.getByRole('tab', { name: 'Lista movimenti' }));
  await calls.expectSent(`POST ${services}/bankstatement/sca/checkDocumentsAvailability`, 'cardId', 'riskIT');
  await holder.hand.press(page.getByRole('tab', { name: 'Rate' }));
  const plans = `POST ${services}/installment/listPlans`;
  await calls.expectSent(plans, 'cardId', 'plansType', 'pageLimit', 'pageNumber');
  await holder.hand.press(page.getByRole('tab', { name: 'Finanziamenti' }));
  await calls.expectSent(`POST ${services}/financing-service/financing/financing-status`, 'cardId');
});

test('filters, download and detail of operations ask with all that the documents name [CALL-15] [CALL-16] [CALL-17] [CALL-19] [CALL-20] [FILTER-27]', async ({
  holderOf,
  page,
}) => {
  const holder = holderOf('standard');
  const { hand, button } = holder;
  await holder.logIn();
  const calls = noteCalls(page);

  // Of a merchant without a code nothing more is asked, and which is the newest changes with the day.
  const booked = page.getByRole('tabpanel').locator('button[data-pending="false"]');
  await hand.press(booked.filter({ hasText: 'Supermercato Da Lina' }).first());
  await calls.expectSent(
    `POST ${services}/transaction/transaction-details`,
    'cardId',
    'transactionId',
    'effectiveCardId',
    'pageLimit',
    'pageNumber',
  );
  expect(calls.of(`POST ${services}/transaction/transaction-details`)[0]?.body).toMatchObject({
    pageLimit: 3,
  });
  await page.keyboard.press('Escape');
  await hand.press(button('Filtra'));
  await calls.expectSent(`POST ${services}/transaction/categories`, 'cardId');
  await hand.write(page.getByRole('searchbox', { name: 'Cerca per esercente' }), 'a');
  await hand.press(page.getByRole('button', { name: /Seleziona categoria/u }));
  await page.keyboard.type('Super');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await hand.write(page.getByRole('textbox', { name: 'Importo da' }), '1');
  await hand.write(page.getByRole('textbox', { name: 'Importo a', exact: true }), '900');
  await page.getByRole('checkbox', { name: 'Euro' }).check({ force: true });
  await hand.press(button('Applica'));
  await expect(page.getByText(/operazion[ei] trovat[ae]/u).first()).toBeVisible();
  await calls.expectSent(`POST ${services}/transaction/sca/transactions`, ...filters);
  await hand.press(button('Scarica movimenti'));
  await hand.press(holder.popup('Scarica movimenti').getByRole('button', { name: 'Scarica', exact: true }));
  await calls.expectSent(`POST ${services}/transaction/transaction-download`, 'cardId', 'ext', ...filters);
});

test('card management and the programme ask for the chosen card, and what is due is asked once [CALL-11] [CALL-24] [CALL-38] [CALL-52]', async ({
  holderOf,
  page,
}) => {
  const calls = noteCalls(page);
  const holder = holderOf('standard');
  await holder.logIn();
  await calls.expectSent(`POST ${services}/login/auth/retrieve-ttl`, 'cardId');
  await holder.openMenuEntry('Gestisci carta');
  await calls.expectSent(`POST ${services}/subscription-service/subscription/getAcsDetail`, 'cardId');
  await calls.expectSent(`POST ${services}/card-service/card/get-available-pin-status`, 'cardId');
  await page.goto('/loyaltyProgram');

  await calls.expectSent(`POST ${services}/iosi-service/iosi/cvm/get-cvm-status`, 'cardId');
});

test('a logout repeats the token [CALL-06]', async ({ holderOf, page }) => {
  const calls = noteCalls(page);
  const holder = holderOf('standard');
  await holder.logIn();
  await holder.logOut();

  await calls.expectSent(`POST ${services}/login/auth/user-logout`, 'clientAccessToken', 'authorization');
});
