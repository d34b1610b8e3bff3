// A bank to start from: in memory, it does what the level “operations” of the conformance kit asks. docs/provider.md says how it is started.
// Each call is a function by the name that the contract gives it; what the folder example-host has is the same for any bank. What holders
// have is made of the contract’s own examples. Left out, and needed before money is real: a store, a log, limits by address, TLS, hashes
// of passwords off this thread, members that JSON has twice, `takeUpSession`, and every call that is not in `calls`: it is answered 404, which the kit tells as not implemented.
import { randomInt } from 'node:crypto';
import { refuse } from './example-host/contract.mjs';
import { codes, passwordsOf } from './example-host/login.mjs';
import { sample } from './example-host/said.mjs';
import { serve } from './example-host/server.mjs';

const day = 24 * 60 * 60_000;

// Who comes as giulia@bank.example, or giulia+anything@bank.example, is a holder of their own, with operations of 84 days.
const holders = new Map();
function holderOf(username) {
  const name = username.trim().toLowerCase();
  if (!/^giulia(\+[\w-]{1,60})?@bank\.example$/.test(name) || holders.has(name)) return holders.get(name);
  const number = randomInt(10 ** 9, 9 * 10 ** 9);
  const cards = sample('ListCardsReply').cards.map((card, index) => ({ ...card, id: `${number}${index}` }));
  holders.set(name, {
    name,
    cards,
    rows: cards.flatMap(rowsOf),
    failures: 0,
    waitsUntil: 0,
    wrong: 0,
    sent: [],
  });
  return holders.get(name);
}
const rowsOf = ({ id, pan }) =>
  Array.from({ length: 60 }, (_, index) => {
    const amount = { amount: 500 + ((index * 2731) % 9000), currency: 'EUR' };
    const date = new Date(Date.now() - (1 + index * 1.4) * day).toISOString().slice(0, 10);
    const own = { effectiveCardId: id, cardIdValue: pan, transactionDate: `${date}T12:00:00.000Z` };
    const booked = index > 1 && { transactionStatus: 'R', transactionId: `${id}${1000 + index}` };
    const money = { originalCurrencyAmount: amount, chargeCurrencyAmount: amount };
    return { ...sample('ListTransactionsReply').transactions[index % 3], ...own, ...booked, ...money };
  });
// What is somebody else’s is refused exactly as what is nobody’s.
const cardOf = (session, id) => session.holder.cards.find((card) => card.id === id) ?? refuse('NOT_FOUND');
const rowsOn = (session, id) =>
  session.holder.rows.filter((row) => row.effectiveCardId === cardOf(session, id).id);
const isOne = (told, fits) => !told?.length || told.some(fits);
const page = (rows, limit, number = 1) => rows.slice((number - 1) * limit, number * limit);

const calls = {
  ...passwordsOf(holderOf),
  ...codes,
  takeUpSession: () => refuse('UNAUTHORISED'), // a page that is loaded anew asks for the login
  readUserProfile({ session: { holder } }) {
    const [{ id }] = holder.cards;
    const own = { email: holder.name, userInfo: { cards: holder.cards }, key6ValidUserCards: [] };
    return { ...sample('UserProfile'), ...own, profiling: {}, cardContext: { cardInfo: { card: { id } } } };
  },
  // What the portal asks beside, once it knows the cards; what it is refused of these it says in a popup over its first page.
  readCardArt: ({ session, body }) => cardOf(session, body.cardId) && sample('CardArt'),
  readLoyaltyPrograms({ session, body }) {
    for (const id of body.cardIds) cardOf(session, id);
    return { ...sample('LoyaltyPrograms'), loyaltyProgramTypeArray: [] };
  },
  readPromoConfig: ({ query: { directory } }) => ({ ...sample('PromoConfig'), directory }),
  readDictionary: () => ({ locale: 'it', version: '1', messages: {} }), // the portal’s own words
  retrieveTtl: ({ session, body }) => ({ TTLCardId: cardOf(session, body.cardId).id }), // nothing is due
  listCards: ({ session }) => ({ cards: session.holder.cards }),
  readCardContext({ session, body }) {
    const { cardContext } = sample('CardContextReply');
    const { paymentMethod, installmentAmount, ...figures } = cardContext.cardInfo.card;
    const own = cardOf(session, body.cardId);
    const paid = own.productType === 'CREDIT' && { paymentMethod, installmentAmount };
    const card = {
      ...figures,
      paymentTypeCard: own.productType === 'CREDIT' ? 'R' : own.productType[0],
      ...paid,
      ...own,
    };
    const functions = { alert: [], services: [], securityControl: [], spendingControl: [] }; // nothing that has no call here
    return { cardContext: { ...cardContext, cardInfo: { card }, profiling: {}, functions } };
  },
  listTransactions({ session, body }) {
    const [from, to] = [Date.parse(body.dateFrom ?? 0), Date.parse(body.dateTo ?? '2200-01-01')];
    const { amountFrom: least = 0, amountTo: most = Infinity, category, merchantName, merchantCode } = body;
    if (most < least) refuse('FILTER_REFUSED', { pointer: '/amountTo' });
    if (to < from) refuse('FILTER_REFUSED', { pointer: '/dateTo' });
    // Nothing came in, by phone, in another currency or to be paid in instalments.
    const { flagSign, flagPaymentType, flagCurrency, installmentStatus } = body;
    const isNone =
      flagSign === 'P' || flagPaymentType === 'phone' || flagCurrency === 'other' || installmentStatus;
    const rows = rowsOn(session, body.cardId).filter((row) => {
      const [at, { amount }] = [Date.parse(row.transactionDate), row.chargeCurrencyAmount];
      const name = row.merchant.merchantName.toLowerCase();
      const isIn = !isNone && amount >= least && amount <= most && at >= from && at <= to;
      const isNamed = isOne(merchantName, (word) => name.includes(word.toLowerCase()));
      const isSame = isOne(merchantCode, (code) => code === row.merchant.merchantCode);
      return isIn && isNamed && isSame && isOne(category, (code) => code === row.category);
    });
    return { transactions: page(rows, body.pageLimit, body.pageNumber), totalTransactionNumber: rows.length };
  },
  readTransactionDetails({ session, body }) {
    if (body.effectiveCardId) cardOf(session, body.effectiveCardId);
    const rows = rowsOn(session, body.cardId);
    const row = rows.find(({ transactionId }) => transactionId === body.transactionId) ?? refuse('NOT_FOUND');
    const others = rows.filter(
      (one) => one !== row && one.merchant.merchantCode === row.merchant.merchantCode,
    );
    const merchantTransactions = page(others, body.pageLimit ?? 5, body.pageNumber);
    return { transaction: row, merchantTransactions, totalMerchantTransactionNumber: others.length };
  },
  listCategories: ({ session, body }) => cardOf(session, body.cardId) && sample('ListCategoriesReply'),
  readYearlySummary({ session, body }) {
    const booked = rowsOn(session, body.cardId).filter(({ transactionStatus }) => transactionStatus === 'R');
    const [year, month] = new Date().toISOString().split('-').map(Number);
    const transactionsSummary = Array.from({ length: 13 }, (_, back) => {
      const first = new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7);
      const value = booked
        .filter((row) => row.transactionDate.startsWith(first))
        .reduce((sum, row) => sum + row.chargeCurrencyAmount.amount, 0);
      return {
        year: Number(first.slice(0, 4)),
        month: Number(first.slice(5)),
        totalAmount: { value, currency: 'EUR' },
      };
    });
    return { transactionsSummary };
  },
};

serve(calls, {
  port: Number(process.env.PORT ?? 4100),
  portal: process.env.PORTAL ?? 'http://127.0.0.1:4000',
});
