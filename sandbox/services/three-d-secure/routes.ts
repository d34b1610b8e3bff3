import type { BankReplies } from '#schemas';
import { acceptCode, sendCode, type CodePurpose } from '../../security/codes/codes.ts';
import { logSecurity } from '../../security/log.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, refuse, type Call, type Handlers, type HolderCall, type Refusal } from '../../server/call.ts';
import { securityChanged, withSecurity } from '../card-security/show.ts';
import { readSecurity, writeSecurity } from '../card-security/store.ts';
import texts from '../card-security/texts.json' with { type: 'json' };
import { findCard, readContact, type CardRow } from '../card-service/store.ts';
import { findServedCard, isSwitchedOn, lockCard } from '../card-service/switch-service.ts';
import type { Owned } from '../ecode/key6.ts';
import { readUser } from '../login/store.ts';
import { codeSent } from '../registration-service/routes.ts';

/** The protection of online purchases, card by card (TDS-10). */
export const threeDSecureHandlers = {
  readThreeDSecure: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const info = await readInfo(call, card);
      return info === null ? refuse('FUNCTION_NOT_AVAILABLE') : done(info);
    },
  },
  unlockThreeDSecure: {
    async check(call) {
      const owned = await findBlocked(call);
      return 'kind' in owned ? owned : null;
    },
    async confirm(call) {
      const owned = await findBlocked(call);
      if ('kind' in owned) throw new Error('CARD_GONE: a card vanished within its own call');
      const unlockKey6 = call.body.unlockKey6 ?? false;
      const services = unlockKey6 ? texts.both : texts.threeDSecure;
      const payload = { services, card: owned.card.panLast4 };
      return { data: { cardId: call.body.cardId, unlockKey6 }, payload };
    },
    async run(call) {
      const { db, bank, holder, now, body } = call;
      const owned = await findBlocked(call);
      if ('kind' in owned) return owned;
      const withKey6 = body.unlockKey6 === true;
      const both = { threeDSecure: 'ACTIVE', key6: 'ACTIVE' } as const;
      await writeSecurity(call, owned.card, withKey6 ? both : { threeDSecure: 'ACTIVE' });
      const user = holder.username;
      await logSecurity(db, bank.secrets, { event: 'three-d-secure.unlocked', user, now });
      if (withKey6) await logSecurity(db, bank.secrets, { event: 'e-code.unlocked', user, now });
      return securityChanged(call, owned.card);
    },
  },
  sendThreeDSecureOtp: {
    async run(call) {
      const owned = await findDisabled(call);
      if ('kind' in owned) return owned;
      const destination = await readContact(call, owned.card);
      const sent = await sendCode(call, { ...purposeOf(owned.card), destination, values: {} });
      return typeof sent === 'string' ? done(codeSent(call, maskPhone(destination))) : sent;
    },
  },
  activateThreeDSecure: {
    check: refuseActivation,
    async confirm(call) {
      const owned = await findDisabled(call);
      if ('kind' in owned) throw new Error('CARD_GONE: a card vanished within its own call');
      return { data: { cardId: call.body.cardId }, payload: { card: owned.card.panLast4 } };
    },
    async run(call) {
      const { db, bank, holder, now, body } = call;
      const owned = await findDisabled(call);
      if ('kind' in owned) return owned;
      if (body.otp !== undefined) {
        const accepted = await acceptCode(call, { ...purposeOf(owned.card), otp: body.otp });
        if ('kind' in accepted) return accepted;
      }
      await writeSecurity(call, owned.card, { threeDSecure: 'ACTIVE' });
      const user = holder.username;
      await logSecurity(db, bank.secrets, { event: 'three-d-secure.activated', user, now });
      return securityChanged(call, owned.card);
    },
  },
} satisfies Partial<Handlers>;

const purposeOf = (card: CardRow): CodePurpose => ({ service: 'threeDSecure', boundTo: [String(card.id)] });

/** Finds a card of the holder on which 3D Secure can be used, and keeps others from changing it meanwhile. */
async function findOwned(call: HolderCall, cardId: string): Promise<Owned | Refusal> {
  const card = await findServedCard(call, cardId, '3D_SECURE');
  if ('kind' in card) return card;
  return { card: await lockCard(call, card), security: await readSecurity(call, card) };
}

async function findBlocked(call: Call<'unlockThreeDSecure'>): Promise<Owned | Refusal> {
  const owned = await findOwned(call, call.body.cardId);
  if ('kind' in owned) return owned;
  const { threeDSecure, key6 } = owned.security;
  if (threeDSecure !== 'BLOCKED') return refuse('THREED_NOT_BLOCKED');
  const isMissing = call.body.unlockKey6 === true && key6 !== 'BLOCKED';
  return isMissing ? refuse('KEY6_NOT_BLOCKED', { pointer: '/unlockKey6' }) : owned;
}

async function findDisabled(
  call: Call<'sendThreeDSecureOtp'> | Call<'activateThreeDSecure'>,
): Promise<Owned | Refusal> {
  const owned = await findOwned(call, call.body.cardId);
  return 'kind' in owned || owned.security.threeDSecure === 'DISABLED'
    ? owned
    : refuse('THREED_NOT_DISABLED');
}

async function refuseActivation(call: Call<'activateThreeDSecure'>): Promise<Refusal | null> {
  const owned = await findDisabled(call);
  if ('kind' in owned) return owned;
  return isSwitchedOn(owned.card, 'SERVIZI_SMS') ? null : refuse('SMS_ALERT_REQUIRED');
}

async function readInfo(call: HolderCall, card: CardRow): Promise<BankReplies['readThreeDSecure'] | null> {
  const security = await readSecurity(call, card);
  const service = withSecurity(card.profiling, security)['3D_SECURE'];
  if (service === undefined) return null;
  const { serviceMessage, cardBlocked, cardBlockedMessage, limited } = service;
  const { name } = await readUser(call.db, call.holder.userId);
  const isOff = security.threeDSecure === 'DISABLED';
  return {
    cardId: String(card.id),
    status: security.threeDSecure,
    telephone3DSServices: maskPhone(await readContact(call, card)),
    phrase: texts.phrase.replace('{name}', () => name),
    profilation3D: {
      active: isOff && service.prop.state === 'ATTIVO' ? 'DISABLED' : service.prop.state,
      serviceMessage,
      cardBlocked,
      ...(cardBlockedMessage === undefined ? {} : { cardBlockedMessage }),
      limited,
    },
  };
}
