import type { TextRow } from './text-table.ts';

/** The index means little for a label: it was made for prose, and prose begins here. */
const wordsOfProse = 12;

/**
 * The least that is asked, of each text and of all together. By the authors of the index, below 60 a text is hard for who
 * left school after the third middle class, below 40 for who has a diploma.
 */
export const leastReadability = { each: 50, together: 60 } as const;

/**
 * Measures how easy an Italian text is to read, from 0 to 100, by the Gulpease index: 89 + (300 × sentences − 10 × letters)
 * ÷ words (Lucisano and Piemontese, “GULPEASE: una formula per la predizione della difficoltà dei testi in lingua italiana”,
 * Scuola e città 3, 1988). Nothing for a text without words.
 */
export function gulpease(text: string): number | undefined {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  if (words.length === 0) return undefined;
  const letters = words.join('').length;
  const sentences = (text.match(/[^.!?…:;]+[.!?…:;]?/gu) ?? []).filter((part) => /[\p{L}\d]/u.test(part));
  return Math.max(0, Math.min(100, 89 + (300 * sentences.length - 10 * letters) / words.length));
}

/** How easy texts are to read: each that is prose, the hardest first, and all of them as one text. */
export type Readability = { rows: readonly (TextRow & { index: number })[]; together: number };

/** Measures every text that is prose; texts of the same words are measured once. */
export function measureReadability(rows: readonly TextRow[]): Readability {
  const prose = rows.filter(({ words }) => words.split(/\s+/u).length >= wordsOfProse);
  const once = [...new Map(prose.map((row) => [row.words, row])).values()];
  const measured = once.map((row) => ({ ...row, index: gulpease(row.words) ?? 100 }));
  return {
    rows: measured.toSorted((one, other) => one.index - other.index),
    together: gulpease(once.map(({ words }) => words).join(' ')) ?? 100,
  };
}
