import type { BankReplies, BankRequests } from '#schemas';
import { judged, type Check } from '../ledger.ts';

type Row = BankReplies['listTransactions']['transactions'][number];
type Filters = Omit<BankRequests['listTransactions'], 'cardId' | 'pageLimit' | 'pageNumber'>;

/** A filter that is sent, and which rows of the whole list it asks for. */
type Trial = { by: string; filters: Filters; fits: (row: Row) => boolean };

/** How many rows a page of the kit has, the most that the contract lets it. */
export const pageLimit = 100;

/** Asks for the rows of a card that fit, the first page of them. */
export type AskFiltered = (filters: Filters) => Promise<BankReplies['listTransactions']>;

/**
 * Checks that a list answers to its filters just what the whole list has of it: each filter with a value of a row in the middle.
 *
 * @throws {Missing} when one is not answered rightly.
 */
export async function filterChecks(rows: readonly Row[], ask: AskFiltered): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { by, filters, fits } of trialsOf(rows)) {
    const { transactions } = await ask(filters);
    const wanted = Math.min(rows.filter(fits).length, pageLimit);
    const strange = transactions.findIndex((row) => !fits(row));
    const problem =
      strange === -1
        ? `${transactions.length} of the ${wanted} that the whole list has`
        : `number ${strange + 1} does not fit ${JSON.stringify(filters)}`;
    const isRight = strange === -1 && transactions.length === wanted;
    checks.push(judged(`keeps to a filter by ${by}`, isRight ? null : problem));
  }
  return checks;
}

/** Makes the filters of what a row shows; of what it leaves out, as a family card does amounts, none. */
function trialsOf(rows: readonly Row[]): Trial[] {
  const row = rows[Math.floor(rows.length / 2)];
  if (row === undefined) return [];
  const { category, merchant, transactionDate } = row;
  const day = new Date(transactionDate).toISOString().slice(0, 10);
  const [word] = /[a-z]{3,}/iu.exec(merchant.merchantName) ?? [];
  const code = merchant.merchantCode;
  return [
    byDays(`${day}T00:00:00.000Z`, `${day}T23:59:59.999Z`),
    ...byAmounts(row, rows),
    { by: 'category', filters: { category: [category] }, fits: (one) => one.category === category },
    ...(word === undefined ? [] : [byName(word)]),
    ...(code === undefined
      ? []
      : [
          {
            by: 'merchant',
            filters: { merchantCode: [code] },
            fits: (one: Row) => one.merchant.merchantCode === code,
          },
        ]),
  ];
}

const byDays = (dateFrom: string, dateTo: string): Trial => ({
  by: 'days',
  filters: { dateFrom, dateTo },
  fits: ({ transactionDate }) => {
    const at = Date.parse(transactionDate);
    return at >= Date.parse(dateFrom) && at <= Date.parse(dateTo);
  },
});

const byName = (word: string): Trial => ({
  by: 'a word of the name',
  filters: { merchantName: [word.toUpperCase()] },
  fits: ({ merchant }) => merchant.merchantName.toLowerCase().includes(word.toLowerCase()),
});

function byAmounts({ chargeCurrencyAmount }: Row, rows: readonly Row[]): Trial[] {
  if (chargeCurrencyAmount === undefined || rows.some((row) => row.chargeCurrencyAmount === undefined))
    return [];
  const [amountFrom, amountTo] = [chargeCurrencyAmount.amount, chargeCurrencyAmount.amount * 2];
  const fits = ({ chargeCurrencyAmount: money }: Row) =>
    money !== undefined && money.amount >= amountFrom && money.amount <= amountTo;
  return [{ by: 'amounts', filters: { amountFrom, amountTo }, fits }];
}
