import type { ListTransactionsRequest } from '#schemas';
import { done, type Handlers } from '../../server/call.ts';
import { findCard, type PlainCard } from '../card-service/store.ts';
import { pageAlong, readCardPage, type PageWish } from './card-page.ts';
import { categories, categoryOf } from './categories.ts';
import { countOnce } from './count-once.ts';
import { detailHandlers } from './details.ts';
import { downloadHandlers } from './download.ts';
import { confirmOldOperations, fits, refuseFilters } from './filters.ts';
import {
  countFitting,
  readCategoryMonths,
  readMonths,
  type CategoryTotal,
  type MonthTotal,
} from './store.ts';
import { instalmentFromCents } from './purchases.ts';
import { operationView } from './view.ts';

/** The operations of the holder's cards. */
export const transactionHandlers = {
  ...detailHandlers,
  ...downloadHandlers,
  listTransactions: {
    reads: true,
    // What can be split is asked of the bank's time, which comes with the session.
    along: (body) => (body.installmentStatus === undefined ? pageAlong(wishOf(body, 0)) : undefined),
    async check(call) {
      // Only a strong authentication must not be asked for in vain: else the run finds the same.
      if (call.bank.policy.operations.scaBeyondDays === null) return null;
      const card = await findCard(call, call.body.cardId);
      return 'kind' in card ? card : refuseFilters(call.body, card);
    },
    confirm: confirmOldOperations,
    async run(call) {
      const wish = wishOf(call.body, call.now);
      const { fitting } = wish;
      const page = await readCardPage(call, wish);
      if ('kind' in page) return page;
      const { card, rows } = page;
      const refused = refuseFilters(call.body, card);
      if (refused !== null) return refused;
      // What can be split depends on plans, too, of which the stamp of the operations tells nothing.
      const stamp = call.body.installmentStatus === undefined ? page.stamp : null;
      const total = await countOnce({ db: call.db, stamp }, fitting, () => countFitting(call, fitting));
      const showing = { card, charger: call.holder.fullName, now: call.now };
      return done({
        transactions: rows.map((row) => operationView(row, showing)),
        totalTransactionNumber: total,
        ...(call.body.installmentStatus !== undefined && { installmentsFrom: instalmentFromCents }),
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
      // What a family card hides is not even read.
      const asksCategories = call.body.byCategory === true && !card.family;
      const [months, totals] = await Promise.all([
        readMonths(call, card.id),
        asksCategories ? readCategoryMonths(call, card.id) : undefined,
      ]);
      return done({
        transactionsSummary: months.map((total) => ({
          ...monthView(total, card),
          ...(totals && { categories: categoriesView(total, totals) }),
        })),
      });
    },
  },
} satisfies Partial<Handlers>;

const wishOf = (body: ListTransactionsRequest, now: number): PageWish => ({
  fitting: fits(body, now),
  part: { cardId: body.cardId, limit: body.pageLimit, offset: firstOf(body) },
});

/** Pages are counted from 1; of what can be split, the page number is the place of its first purchase (CALL-92). */
const firstOf = ({ pageNumber, pageLimit, installmentStatus }: ListTransactionsRequest): number =>
  (pageNumber - 1) * (installmentStatus === undefined ? pageLimit : 1);

function categoriesView({ month }: MonthTotal, totals: readonly CategoryTotal[]) {
  return totals
    .filter((total) => total.month === month)
    .map(({ category, spent }) => ({
      category: categoryOf(category).code,
      totalAmount: { value: spent, currency: 'EUR' },
    }));
}

function monthView({ month, spent, recharged }: MonthTotal, card: PlainCard) {
  const named = { year: Math.trunc(month / 100), month: month % 100 };
  if (card.family) return named;
  const totalAmount = { value: spent, currency: 'EUR' };
  if (card.productType !== 'PREPAID') return { ...named, totalAmount };
  return { ...named, totalAmount, totalRecharge: { value: recharged, currency: 'EUR' } };
}
