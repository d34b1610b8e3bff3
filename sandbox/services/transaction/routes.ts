import type { ListTransactionsRequest } from '#schemas';
import { done, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { findCard, findStampedCard, type PlainCard, type StampedCard } from '../card-service/store.ts';
import { categories } from './categories.ts';
import { detailHandlers } from './details.ts';
import { downloadHandlers } from './download.ts';
import { confirmOldOperations, fits, refuseFilters } from './filters.ts';
import { readMonths, readPage, type MonthTotal } from './store.ts';
import { operationView } from './view.ts';

/** The operations of the holder's cards. */
export const transactionHandlers = {
  ...detailHandlers,
  ...downloadHandlers,
  listTransactions: {
    reads: true,
    async check(call) {
      // Only a strong authentication must not be asked for in vain: else the run finds the same.
      if (call.bank.policy.operations.scaBeyondDays === null) return null;
      const card = await openCard(call);
      return 'kind' in card ? card : null;
    },
    confirm: confirmOldOperations,
    async run(call) {
      const card = await openCard(call);
      if ('kind' in card) return card;
      const part = { limit: call.body.pageLimit, offset: firstOf(call.body) };
      // What can be split depends on plans, too, of which the stamp of the operations tells nothing.
      const stamp = call.body.installmentStatus === undefined ? card.stamp : null;
      const { rows, total } = await readPage({ db: call.db, stamp }, fits(call.body), part);
      const charger = call.holder.fullName;
      return done({
        transactions: rows.map((row) => operationView(row, card, charger)),
        totalTransactionNumber: total,
      });
    },
  },
  listCategories: {
    reads: true,
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      return 'kind' in card ? card : done({ categories: [...categories] });
    },
  },
  readYearlySummary: {
    reads: true,
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const months = await readMonths(call, card.id);
      return done({ transactionsSummary: months.map((month) => monthView(month, card)) });
    },
  },
} satisfies Partial<Handlers>;

/** Finds the card, and refuses filters that do not become it. */
async function openCard(call: Call<'listTransactions'>): Promise<StampedCard | Refusal> {
  const card = await findStampedCard(call, call.body.cardId);
  return 'kind' in card ? card : (refuseFilters(call.body, card) ?? card);
}

/** Pages are counted from 1; of what can be split, the page number is the place of its first purchase (CALL-92). */
const firstOf = ({ pageNumber, pageLimit, installmentStatus }: ListTransactionsRequest): number =>
  (pageNumber - 1) * (installmentStatus === undefined ? pageLimit : 1);

function monthView({ month, spent, recharged }: MonthTotal, card: PlainCard) {
  const named = { year: Math.trunc(month / 100), month: month % 100 };
  if (card.family) return named;
  const totalAmount = { value: spent, currency: 'EUR' };
  if (card.productType !== 'PREPAID') return { ...named, totalAmount };
  return { ...named, totalAmount, totalRecharge: { value: recharged, currency: 'EUR' } };
}
