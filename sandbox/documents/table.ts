/** One cell: words, an amount in cents, an instant, or nothing. */
export type Cell = string | { cents: number } | { at: number } | null;

/** Rows under named columns, which become a sheet of a workbook or a text file. */
export type Table = {
  /** Width in characters. */
  columns: readonly { title: string; width: number }[];
  rows: readonly (readonly Cell[])[];
};

/**
 * Puts an apostrophe before words that a spreadsheet would run as a formula (S-40): those that begin with = + - @, a tab
 * or a line break, or with the wide forms of the four signs, which some spreadsheets take for them.
 */
export const plainWords = (text: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text);
