import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { flows } from '../../db/schema.ts';
import type { FlowData } from '../../db/onboarding-tables.ts';
import { refuse, type Refusal } from '../../server/call.ts';

/** A flow and where it stands. */
export type FlowRow = typeof flows.$inferSelect;

type Which = { db: Database; userId: number; kind: FlowRow['kind'] };

/** Reads where a flow stands and keeps others from moving it until the transaction ends; begins it at its first step. */
export async function lockFlow({ db, userId, kind }: Which, first: string): Promise<FlowRow> {
  await db.insert(flows).values({ userId, kind, state: first, data: {} }).onConflictDoNothing();
  const [row] = await db
    .select()
    .from(flows)
    .where(and(eq(flows.userId, userId), eq(flows.kind, kind)))
    .for('update');
  if (row === undefined) throw new Error('FLOW_GONE: a flow vanished while it was read');
  return row;
}

/** Tells where a flow stands, and neither begins it nor keeps others from moving it. */
export async function flowState({ db, userId, kind }: Which, first: string): Promise<string> {
  const [row] = await db
    .select({ state: flows.state })
    .from(flows)
    .where(and(eq(flows.userId, userId), eq(flows.kind, kind)));
  return row?.state ?? first;
}

/** Moves a flow to a step, and adds what it has learnt. */
export async function moveFlow(
  db: Database,
  flow: FlowRow,
  next: { state?: string; data?: FlowData },
): Promise<void> {
  await db
    .update(flows)
    .set({ state: next.state ?? flow.state, data: { ...flow.data, ...next.data } })
    .where(and(eq(flows.userId, flow.userId), eq(flows.kind, flow.kind)));
}

/** Refuses a step whose turn it is not (S-23). */
export const notAt = (
  flow: Pick<FlowRow, 'state'> & Partial<FlowRow>,
  ...states: readonly string[]
): Refusal | null => (states.includes(flow.state) ? null : refuse('STEP_SKIPPED'));

/** Forgets a flow, so that it begins anew. */
export async function dropFlow({ db, userId, kind }: Which): Promise<void> {
  await db.delete(flows).where(and(eq(flows.userId, userId), eq(flows.kind, kind)));
}
