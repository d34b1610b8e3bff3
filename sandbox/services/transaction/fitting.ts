import type { SQL, SQLWrapper } from 'drizzle-orm';

/** Which operations are wanted, apart from the values: the query of one shape is built once. */
export type Fitting = {
  /** Two fittings of one shape differ in their values alone. */
  shape: string;
  values: Record<string, unknown>;
  /** Writes the condition, with a slot where each of the values belongs. */
  where: (slot: (name: string) => SQLWrapper) => SQL | undefined;
};
