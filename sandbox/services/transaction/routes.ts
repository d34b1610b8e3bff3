import { dayMs } from '../../calendar.ts';
import { done, refuse, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { findCard, type CardRow } from '../card-service/store.ts';
import { readUser } from '../login/store.ts';
import { categories } from './categories.ts';
import { readMonths, readPage, type MonthTotal } from './store.ts';
import { operationView } from './view.ts';

/** The operations of the holder's cards. */
export const transactionHandlers = {
  listTransactions: {
    async check(call) {
      const card = await findCard(call, call.body.cardId);
      return 'kind' in card ? card : refuseFilters(call, card);
    },
    async confirm({ body, now, bank }) {
      const { scaBeyondDays } = bank.policy.operations;
      if (scaBeyondDays === null) return null;
      const from = body.dateFrom === undefined ? 0 : Date.parse(body.dateFrom);
      if (from >= now - scaBeyondDays * dayMs) return null;
      return { data: { cardId: body.cardId }, payload: {} };
    },
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const { rows, total } = await readPage(call, call.body);
      const { name, surname } = await readUser(call.db, call.holder.userId);
      const charger = `${name} ${surname}`;
      return done({
        transactions: rows.map((row) => operationView(row, card, charger)),
        totalTransactionNumber: total,
      });
    },
  },
  listCategories: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      return 'kind' in card ? card : done({ categories: [...categories] });
    },
  },
  readYearlySummary: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const months = await readMonths(call, card.id);
      return done({ transactionsSummary: months.map((month) => monthView(month, card)) });
    },
  },
} satisfies Partial<Handlers>;

function refuseFilters({ body }: Call<'listTransactions'>, card: CardRow): Refusal | null {
  const { amountFrom, amountTo, dateFrom, dateTo } = body;
  // A family card hides its amounts; filters by amount would tell them all the same.
  if (card.family && amountFrom !== undefined) return refuse('FILTER_REFUSED', { pointer: '/amountFrom' });
  if (card.family && amountTo !== undefined) return refuse('FILTER_REFUSED', { pointer: '/amountTo' });
  if (amountFrom !== undefined && amountTo !== undefined && amountTo < amountFrom)
    return refuse('FILTER_REFUSED', { pointer: '/amountTo' });
  if (dateFrom !== undefined && dateTo !== undefined && Date.parse(dateTo) < Date.parse(dateFrom))
    return refuse('FILTER_REFUSED', { pointer: '/dateTo' });
  return null;
}

function monthView({ month, spent, recharged }: MonthTotal, card: CardRow) {
  const named = { year: Math.trunc(month / 100), month: month % 100 };
  if (card.family) return named;
  const totalAmount = { value: spent, currency: 'EUR' };
  if (card.productType !== 'PREPAID') return { ...named, totalAmount };
  return { ...named, totalAmount, totalRecharge: { value: recharged, currency: 'EUR' } };
}
