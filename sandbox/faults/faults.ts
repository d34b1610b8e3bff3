import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { settings } from '../db/schema.ts';
import { readSettings, type Settings } from '../db/settings.ts';

/** A failure that the console asks for, of one operation or of all (`*`); without `times`, until it is taken away. */
export type Fault = {
  operationId: string;
  kind: 'status' | 'hang' | 'reset' | 'malformed' | 'delay';
  /** With `status`: what to answer; 500 when it is not said. */
  status?: number;
  /** With `delay`: how long to wait, in milliseconds. */
  ms?: number;
  times?: number;
  /** Strikes once the operation is done: what was asked for has happened, and only the reply is lost. */
  after?: boolean;
};

const key = 'faults';

/** Reads the faults that are set. */
export async function readFaults(db: Database): Promise<readonly Fault[]> {
  return faultsOf(await readSettings(db));
}

/** Replaces the faults that are set. */
export async function writeFaults(db: Database, faults: readonly Fault[]): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value: faults })
    .onConflictDoUpdate({ target: settings.key, set: { value: faults } });
}

/** Takes the first fault that fits the operation, and counts it; two processes never count the same time twice. */
export async function takeFault(db: Database, known: Settings, operationId: string): Promise<Fault | null> {
  if (fitting(faultsOf(known), operationId) === undefined) return null;
  return db.transaction(async (tx) => {
    await tx.select().from(settings).where(eq(settings.key, key)).for('update');
    const faults = await readFaults(tx);
    const found = fitting(faults, operationId);
    if (found?.times !== undefined) await writeFaults(tx, counted(faults, found, found.times - 1));
    return found ?? null;
  });
}

// Only writeFaults writes this setting, and the console validates what it is given.
const faultsOf = (known: Settings) => (known.get(key) ?? []) as readonly Fault[];

const fitting = (faults: readonly Fault[], operationId: string): Fault | undefined =>
  faults.find((fault) => fault.operationId === operationId || fault.operationId === '*');

const counted = (faults: readonly Fault[], taken: Fault, times: number): Fault[] =>
  faults.flatMap((fault) => {
    if (fault !== taken) return [fault];
    return times > 0 ? [{ ...taken, times }] : [];
  });
