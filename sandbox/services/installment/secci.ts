import { and, eq } from 'drizzle-orm';
import { simulations } from '../../db/schema.ts';
import { sha256 } from '../../security/secrets.ts';
import type { HolderCall } from '../../server/call.ts';

/** What a holder wishes to split, and how. */
export type Wish = { cardId: string; keyCams: readonly string[]; installmentsNumber: number };

/** Remembers that the SECCI sheet of this very wish was handed out now, in this session. */
export async function handOutSecci({ db, holder, now }: HolderCall, wish: Wish): Promise<void> {
  const { sessionId } = holder;
  await db
    .insert(simulations)
    .values({ sessionId, wishHash: hashOf(wish), secciAt: now })
    .onConflictDoUpdate({
      target: [simulations.sessionId, simulations.wishHash],
      set: { secciAt: now },
    });
}

/** Returns whether the SECCI sheet of this very wish was handed out in this session at that instant (S-23). */
export async function hasSecci({ db, holder }: HolderCall, wish: Wish, seenAt: number): Promise<boolean> {
  const [row] = await db
    .select()
    .from(simulations)
    .where(and(eq(simulations.sessionId, holder.sessionId), eq(simulations.wishHash, hashOf(wish))));
  return row?.secciAt === seenAt;
}

const hashOf = ({ cardId, keyCams, installmentsNumber }: Wish): string =>
  sha256(JSON.stringify([cardId, keyCams.toSorted(), installmentsNumber]));
