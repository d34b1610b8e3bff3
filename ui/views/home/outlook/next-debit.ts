import type { BankReplies } from '#schemas';

type Upcoming = Pick<BankReplies['listUpcoming'], 'debit' | 'installments'>;

/** What a card is debited on the first day on which anything is: in cents, all in all. */
export type NextDebit = { date: string; amount: number; installments: number; isCardDebited: boolean };

/** Adds up what the first day takes; the tile and its popup say the same of it (HOLDER-27). */
export function nextDebit({ debit, installments }: Upcoming): NextDebit | undefined {
  const [date] = [...(debit ? [debit.date] : []), ...installments.map(({ dueDate }) => dueDate)].toSorted();
  if (date === undefined) return undefined;
  const due = installments.filter(({ dueDate }) => dueDate === date);
  const isCardDebited = debit?.date === date;
  const amount = due.reduce((sum, each) => sum + each.amount, isCardDebited ? debit.amount : 0);
  return { date, amount, installments: due.length, isCardDebited };
}
