import { eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { cards } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import { done, doneOrBefore, refuse, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { findCard, type CardRow } from './store.ts';
import { lockCard } from './switch-service.ts';

type LockCall = Call<'lockCard'> | Call<'unlockCard'>;

/** The lock that a holder puts on a card at once, and takes away with a code. */
export const cardLockHandlers = {
  lockCard: {
    async run(call) {
      const card = await findUsable(call);
      if ('kind' in card) return card;
      const { holderLockedAt } = await lockCard(call, card);
      const wasSo = holderLockedAt !== null;
      if (!wasSo) await writeLock(call, card, call.now);
      return doneOrBefore(wasSo, lockOf(card, true));
    },
  },
  unlockCard: {
    async check(call) {
      const card = await findLocked(call);
      return 'kind' in card ? card : null;
    },
    async confirm(call) {
      const card = await findLocked(call);
      return 'kind' in card ? card : { data: call.body, payload: { card: card.panLast4 } };
    },
    async run(call) {
      const card = await findLocked(call);
      if ('kind' in card) return card;
      await writeLock(call, card, null);
      return done(lockOf(card, false));
    },
  },
} satisfies Partial<Handlers>;

/** Finds a card of the holder that could be used if nobody locked it; one that is blocked for good needs no lock. */
async function findUsable(call: LockCall): Promise<CardRow | Refusal> {
  const card = await findCard(call, call.body.cardId);
  if ('kind' in card) return card;
  return card.validity === 'VALID' ? card : refuse('FUNCTION_NOT_AVAILABLE');
}

async function findLocked(call: LockCall): Promise<CardRow | Refusal> {
  const card = await findUsable(call);
  if ('kind' in card) return card;
  return card.holderLockedAt === null ? refuse('CARD_NOT_LOCKED') : card;
}

async function writeLock(call: LockCall, card: CardRow, holderLockedAt: number | null): Promise<void> {
  const { db, bank, holder, now } = call;
  await db.update(cards).set({ holderLockedAt }).where(eq(cards.id, card.id));
  const event = holderLockedAt === null ? 'card.unlocked' : 'card.locked';
  await logSecurity(db, bank.secrets, { event, user: holder.username, now });
}

const lockOf = ({ id }: CardRow, lockedByHolder: boolean): BankReplies['lockCard'] => ({
  cardId: String(id),
  lockedByHolder,
  refreshCardContext: true,
});
