import { and, eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { cardViews } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';

type ViewStatus = BankReplies['viewPin']['status'];
type Secret = (typeof cardViews.$inferSelect)['secret'];

/** How often a secret may still be shown, and from when on again once that is never. */
export type Views = { status: ViewStatus; remainingViews: number; availableFrom: number };

/** Reads how often a secret of a card may still be shown: once and 4 times more in 24 hours (PIN-04 to PIN-06, S-38). */
export async function readViews(call: HolderCall, card: CardRow, secret: Secret): Promise<Views> {
  const { count, firstAt } = await countOf(call, card, secret);
  const { more, windowMs } = call.bank.policy.views;
  const remainingViews = Math.max(0, 1 + more - count);
  return { status: statusOf(remainingViews), remainingViews, availableFrom: firstAt + windowMs };
}

/** Refuses to show a secret that was shown too often. */
export async function refuseView(call: HolderCall, card: CardRow, secret: Secret): Promise<Refusal | null> {
  const { status, availableFrom } = await readViews(call, card, secret);
  if (status !== 'BLOCKED') return null;
  return refuse('VIEWS_EXCEEDED', { retryAfterMs: availableFrom - call.now });
}

/** Counts one view, and says what is left; the caller has locked the card. */
export async function countView(call: HolderCall, card: CardRow, secret: Secret) {
  const { count, firstAt } = await countOf(call, card, secret);
  const set = { firstAt, count: count + 1 };
  await call.db
    .insert(cardViews)
    .values({ cardId: card.id, secret, ...set })
    .onConflictDoUpdate({ target: [cardViews.cardId, cardViews.secret], set });
  const { status, remainingViews } = await readViews(call, card, secret);
  return { status, remainingViews, visibleSeconds: visibleSeconds(call) };
}

/** For how long a secret is shown (PIN-09). */
export const visibleSeconds = ({ bank }: HolderCall): number => bank.policy.views.visibleMs / 1000;

async function countOf({ db, now, bank }: HolderCall, card: CardRow, secret: Secret) {
  const [row] = await db
    .select()
    .from(cardViews)
    .where(and(eq(cardViews.cardId, card.id), eq(cardViews.secret, secret)));
  const isCurrent = row !== undefined && now < row.firstAt + bank.policy.views.windowMs;
  return isCurrent ? row : { count: 0, firstAt: now };
}

function statusOf(remaining: number): ViewStatus {
  if (remaining === 0) return 'BLOCKED';
  return remaining === 1 ? 'LAST_VIEW' : 'AVAILABLE';
}
