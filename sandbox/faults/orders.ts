import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { readSettings, type Settings } from '../db/settings.ts';

/** What the console asks for of one operation, or of all (`*`): so many times, or without `times` until it is taken away. */
export type Order = { operationId: string; times?: number };

/** The orders of one sort that the console has given, kept in the database so that every process follows them. */
export type Orders<One extends Order> = {
  read(db: Database): Promise<readonly One[]>;
  /** Replaces all that were given. */
  write(db: Database, orders: readonly One[]): Promise<void>;
  /** Takes the first that fits the operation, and counts it; two processes never count the same time twice. */
  take(db: Database, known: Settings, operationId: string): Promise<One | null>;
};

/** Keeps orders of one sort under a key of the settings. */
export function createOrders<One extends Order>(key: string): Orders<One> {
  // Only write() writes this setting, and the console validates what it is given.
  const ordersOf = (known: Settings) => (known.get(key) ?? []) as readonly One[];
  const read = async (db: Database) => ordersOf(await readSettings(db));
  const write = async (db: Database, value: readonly One[]) => {
    await db
      .insert(settings)
      .values({ key, value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });
  };
  return {
    read,
    write,
    async take(db, known, operationId) {
      if (fitting(ordersOf(known), operationId) === undefined) return null;
      return db.transaction(async (tx) => {
        await tx.select().from(settings).where(eq(settings.key, key)).for('update');
        const orders = await read(tx);
        const found = fitting(orders, operationId);
        if (found?.times !== undefined) await write(tx, counted(orders, found, found.times - 1));
        return found ?? null;
      });
    },
  };
}

const fitting = <One extends Order>(orders: readonly One[], operationId: string): One | undefined =>
  orders.find((order) => order.operationId === operationId || order.operationId === '*');

const counted = <One extends Order>(orders: readonly One[], taken: One, times: number): One[] =>
  orders.flatMap((order) => {
    if (order !== taken) return [order];
    return times > 0 ? [{ ...taken, times }] : [];
  });
