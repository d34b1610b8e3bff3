import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { logSecurity } from '../../security/log.ts';
import { countTry } from '../../security/codes/wrong-tries.ts';
import { holderCodeOf } from '../../seed/identity.ts';
import { done, doneOrBefore, refuse, type Handlers } from '../../server/call.ts';
import { findCard, readCards, readContact } from '../card-service/store.ts';
import { cardSummary } from '../card-service/view.ts';
import { settle } from '../holder/pending.ts';
import { readRecord, writeRecord } from '../holder/record.ts';
import { limitCards, sendHolderCode } from './rules.ts';

/** The holder code of one who logged in without it (RCODE-01 to RCODE-07). */
export const holderCodeHandlers = {
  listRegistrationCodeCards: {
    async run(call) {
      const { limitedSince } = await readRecord(call, call.holder.userId);
      return done({ cards: limitedSince === null ? [] : (await readCards(call)).map(cardSummary) });
    },
  },
  unlockRegistrationCode: {
    async run(call) {
      const { db, holder, now, body } = call;
      const card = await findCard(call, body.cardId);
      if ('kind' in card) return card;
      const { kitSerial, limitedSince } = await readRecord(call, holder.userId);
      const isRight = holderCodeOf(kitSerial) === body.code;
      const event = isRight ? 'holder-code.entered' : 'holder-code.wrong';
      await logSecurity(db, call.bank.secrets, { event, user: holder.username, now });
      const wrong = refuse('HOLDER_CODE_WRONG', { pointer: '/code' });
      const refused = await countTry(call, { service: 'holderCode', isRight, wrong });
      if (refused !== null) return refused;
      await writeRecord(db, holder.userId, { limitedSince: null });
      await limitCards(call, false);
      await db
        .update(users)
        .set({ userStatus: 'ACTIVE' })
        .where(and(eq(users.id, holder.userId), eq(users.userStatus, 'LIMITED')));
      const clientAccessToken = await settle(call);
      const cardBlocked = card.validity === 'BLOCKED';
      return doneOrBefore(limitedSince === null, {
        limited: false,
        cardBlocked,
        refreshCardContext: true,
        clientAccessToken,
      });
    },
  },
  sendHolderCode: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const known = await readContact(call, card);
      const wrong = refuse('PHONE_NOT_ACCEPTED', { pointer: '/telephone' });
      const isRight = known === call.body.telephone;
      return (await countTry(call, { service: 'telephone', isRight, wrong })) ?? sendHolderCode(call, known);
    },
  },
} satisfies Partial<Handlers>;
