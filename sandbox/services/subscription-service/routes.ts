import { and, eq, inArray, ne } from 'drizzle-orm';
import { cards, phones, verifiedNumbers } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import { maskPhone } from '../../security/masking.ts';
import { doneOrBefore, refuse, type Call, type Handlers, type Refusal } from '../../server/call.ts';
import { findCard, isActive, readContact, type CardRow } from '../card-service/store.ts';
import { acceptNewNumber, isVerified } from './rules.ts';

/** The reference number and, later, the alerts. */
export const subscriptionServiceHandlers = {
  verifyOtpNewNumber: {
    async run(call) {
      const card = await editableCard(call, call.body.cardId);
      if ('kind' in card) return card;
      return acceptNewNumber(call, call.body.otp);
    },
  },
  updateContact: {
    async check(call) {
      for (const cardId of [call.body.cardId, ...(call.body.cardIds ?? [])]) {
        const card = await editableCard(call, cardId);
        if ('kind' in card) return card;
      }
      return (await isVerified(call, withPrefix(call))) ? null : refuse('NUMBER_NOT_VERIFIED');
    },
    async confirm(call) {
      return { data: call.body, payload: { newNumber: maskPhone(withPrefix(call)) } };
    },
    async run(call) {
      const { db, bank, body, holder, now } = call;
      const card = await editableCard(call, body.cardId);
      if ('kind' in card) return card;
      const number = withPrefix(call);
      const before = await readContact(call, card);
      let moved = 0;
      await db.update(phones).set({ number }).where(eq(phones.id, card.phoneId));
      if (body.cardIds !== undefined && body.cardIds.length > 0) {
        const others = inArray(cards.id, body.cardIds.map(Number));
        const elsewhere = and(others, eq(cards.userId, holder.userId), ne(cards.phoneId, card.phoneId));
        const rows = await db.update(cards).set({ phoneId: card.phoneId }).where(elsewhere).returning();
        moved = rows.length;
      }
      // The number has served: another change must verify it again.
      await db
        .delete(verifiedNumbers)
        .where(and(eq(verifiedNumbers.sessionId, holder.sessionId), eq(verifiedNumbers.number, number)));
      await logSecurity(db, bank.secrets, { event: 'phone.changed', user: holder.username, now });
      const wasSo = before === number && moved === 0;
      return doneOrBefore(wasSo, { contact: maskPhone(number), refreshCardContext: true });
    },
  },
} satisfies Partial<Handlers>;

const withPrefix = ({ body }: Call<'updateContact'>): string => `+39${body.newNumber}`;

async function editableCard(
  call: Call<'updateContact'> | Call<'verifyOtpNewNumber'>,
  cardId: string,
): Promise<CardRow | Refusal> {
  const card = await findCard(call, cardId);
  if ('kind' in card) return card;
  return isActive(card, 'MODIFICA_NUMERO') ? card : refuse('FUNCTION_NOT_AVAILABLE');
}
