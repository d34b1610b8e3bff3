import type { BankReplies } from '#schemas';

type Statement = BankReplies['checkDocumentsAvailability']['rendicontoList'][number];

/** One monthly list as the holder sees it. */
export type ShownStatement = Statement & { isVisited: boolean };

/** The lists of one year of reference, newest first. */
export type StatementYear = { year: string; statements: readonly ShownStatement[] };

/** Sets the lists by year, newest first (STMT-05), and says which were downloaded (STMT-02). */
export function statementYears(
  list: readonly Statement[],
  visited: readonly string[],
): readonly StatementYear[] {
  const sorted = list.toSorted((a, b) => b.referenceMonth.localeCompare(a.referenceMonth));
  const years = Map.groupBy(sorted, ({ referenceMonth }) => referenceMonth.slice(0, 4));
  return [...years].map(([year, statements]) => ({
    year,
    statements: statements.map((one) => ({ ...one, isVisited: visited.includes(one.documentId) })),
  }));
}

/** Returns the first day of a month that the bank writes as year and two-digit month. */
export function firstDayOf(referenceMonth: string): string {
  return `${referenceMonth.slice(0, 4)}-${referenceMonth.slice(4)}-01`;
}
