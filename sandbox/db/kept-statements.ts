import { protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Queries that a PGlite has parsed and keeps, by their text: it neither parses nor plans them again. */
export type KeptStatements = {
  /** Names the statement of a query, with what must be sent before it can be bound, and hears that this was taken. */
  of(text: string): { name: string; before: readonly Uint8Array[]; taken: () => void };
};

/** What is longer inserts many rows at once, and rarely as many the next time. */
const longest = 4000;

/** Keeps so many; a further one takes the place of the oldest. */
export function keepStatements(most = 300): KeptStatements {
  const kept = new Map<string, { name: string; isTaken: boolean }>();
  let made = 0;

  const add = (text: string) => {
    const [oldest] = kept;
    const isFull = kept.size >= most && oldest !== undefined;
    const statement = { name: isFull ? oldest[1].name : `kept${(made += 1)}`, isTaken: false };
    if (isFull) kept.delete(oldest[0]);
    kept.set(text, statement);
    return statement;
  };

  return {
    of(text) {
      if (text.length > longest) return { name: '', before: [serialize.parse({ text })], taken: () => {} };
      const statement = kept.get(text) ?? add(text);
      const { name, isTaken } = statement;
      // What failed may have been parsed all the same, and another may have had the name.
      const before = isTaken ? [] : [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
      return {
        name,
        before,
        taken: () => {
          statement.isTaken = true;
        },
      };
    },
  };
}
