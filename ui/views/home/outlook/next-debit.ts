import type { BankReplies } from '#schemas';

type Upcoming = Pick<BankReplies['listUpcoming'], 'debit' | 'installments'>;

/** What a card is debited up to a day, all in all: in cents. */
export type NextDebit = {
  /** The day of the card’s own debit, or else the first on which anything is. */
  date: string;
  amount: number;
  installments: number;
  isCardDebited: boolean;
  /** All of it is taken on that day, and nothing before. */
  isOneDay: boolean;
};

/** Adds up what is taken until the card itself is debited; the tile and its popup say the same of it (HOLDER-27). */
export function nextDebit({ debit, installments }: Upcoming): NextDebit | undefined {
  const date = debit?.date ?? installments.map(({ dueDate }) => dueDate).toSorted()[0];
  if (date === undefined) return undefined;
  const due = installments.filter(({ dueDate }) => dueDate <= date);
  const amount = due.reduce((sum, each) => sum + each.amount, debit?.amount ?? 0);
  const isOneDay = due.every(({ dueDate }) => dueDate === date);
  return { date, amount, installments: due.length, isCardDebited: debit !== undefined, isOneDay };
}
