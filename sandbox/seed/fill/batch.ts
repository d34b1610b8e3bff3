import type { BulkLoad } from '../../db/bulk-load.ts';
import { cards, operations, phones, users } from '../../db/schema.ts';
import { copyRows } from './copy-text.ts';

/** COPY may give ids that the database would otherwise give itself. */
type Identified<Row> = Row & { id: number };

/** Rows of several holders on their way to the database. */
export type Batch = {
  users: Identified<typeof users.$inferInsert>[];
  phones: Identified<typeof phones.$inferInsert>[];
  cards: (typeof cards.$inferInsert)[];
  operations: (typeof operations.$inferInsert)[];
};

/** Makes a batch without rows. */
export const emptyBatch = (): Batch => ({ users: [], phones: [], cards: [], operations: [] });

/** Sends a batch, each table before those that point to it. */
export async function copyBatch(load: BulkLoad, batch: Batch): Promise<void> {
  await copyRows(load, users, batch.users);
  await copyRows(load, phones, batch.phones);
  await copyRows(load, cards, batch.cards);
  await copyRows(load, operations, batch.operations);
}
