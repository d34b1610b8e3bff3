import type { BankReplies } from '#schemas';
import { romeInstant } from '../../calendar.ts';
import { logSecurity, type SecurityEvent } from '../../security/log.ts';
import {
  done,
  doneBefore,
  refuse,
  type Call,
  type Handlers,
  type HolderCall,
  type Refusal,
} from '../../server/call.ts';
import { readSecurity, writeSecurity } from '../card-security/store.ts';
import { countView, readViews, refuseView, visibleSeconds } from '../card-security/views.ts';
import { refuseLocked } from '../card-service/holder-lock.ts';
import type { CardRow } from '../card-service/store.ts';
import { findServedCard, lockCard } from '../card-service/switch-service.ts';
import type { Owned } from '../ecode/key6.ts';

/** The PIN of a card: asked for, seen a few times, posted home. */
export const pinHandlers = {
  viewPin: {
    async check(call) {
      const owned = await findViewable(call);
      return 'kind' in owned ? owned : null;
    },
    async confirm(call) {
      const owned = await findViewable(call);
      if ('kind' in owned) throw new Error('CARD_GONE: a card vanished within its own call');
      return { data: call.body, payload: { card: owned.card.panLast4 } };
    },
    async run(call) {
      const owned = await findViewable(call);
      if ('kind' in owned) return owned;
      const left = await countView(call, owned.card, 'PIN');
      await log(call, 'pin.viewed');
      return done({ cardId: call.body.cardId, pin: pinOf(call, owned.card), ...left });
    },
  },
  readPinStatus: {
    async run(call) {
      const owned = await findOwned(call, call.body.cardId);
      return 'kind' in owned ? owned : done(await pinStatus(call, owned));
    },
  },
  sendPinByMail: {
    async run(call) {
      const { bank, now, body } = call;
      const card = await findServedCard(call, body.cardId, 'RIEMISSIONE_PIN');
      if ('kind' in card) return card;
      const { pinPostedAt } = await readSecurity(call, await lockCard(call, card));
      if (arrival(call, pinPostedAt) !== null) return refuse('PIN_ON_ITS_WAY');
      await writeSecurity(call, card, { pinPostedAt: now });
      await log(call, 'pin.posted');
      return done({ cardId: body.cardId, arrivesBy: romeInstant(now + bank.policy.pin.letterMs) });
    },
  },
  requestPin: {
    async run(call) {
      const owned = await findOwned(call, call.body.cardId);
      if ('kind' in owned) return owned;
      const { card, security } = owned;
      if (security.pinRequested) return doneBefore(await pinStatus(call, owned));
      await writeSecurity(call, card, { pinRequested: true });
      await log(call, 'pin.requested');
      return done(await pinStatus(call, { card, security: { ...security, pinRequested: true } }));
    },
  },
} satisfies Partial<Handlers>;

async function findOwned(call: HolderCall, cardId: string): Promise<Owned | Refusal> {
  const card = await findServedCard(call, cardId, 'PIN_CARD');
  if ('kind' in card) return card;
  return { card: await lockCard(call, card), security: await readSecurity(call, card) };
}

async function findViewable(call: Call<'viewPin'>): Promise<Owned | Refusal> {
  const owned = await findOwned(call, call.body.cardId);
  if ('kind' in owned) return owned;
  const locked = refuseLocked(owned.card);
  if (locked !== null) return locked;
  if (!owned.security.pinRequested) return refuse('PIN_NOT_REQUESTED');
  return (await refuseView(call, owned.card, 'PIN')) ?? owned;
}

async function pinStatus(call: HolderCall, { card, security }: Owned): Promise<BankReplies['requestPin']> {
  const { status, remainingViews, availableFrom } = await readViews(call, card, 'PIN');
  const arrivesAt = arrival(call, security.pinPostedAt);
  return {
    cardId: String(card.id),
    status: security.pinRequested ? status : 'NOT_REQUESTED',
    remainingViews: security.pinRequested ? remainingViews : 0,
    visibleSeconds: visibleSeconds(call),
    ...(status === 'BLOCKED' ? { availableFrom: romeInstant(availableFrom) } : {}),
    ...(arrivesAt === null ? {} : { arrivesBy: romeInstant(arrivesAt) }),
  };
}

/** When a letter that is still on its way arrives; null when there is none. */
function arrival({ bank, now }: HolderCall, postedAt: number | null): number | null {
  const arrivesAt = (postedAt ?? -Infinity) + bank.policy.pin.letterMs;
  return now < arrivesAt ? arrivesAt : null;
}

/** Works out the PIN from the bank's key, so that it is kept nowhere (S-37). */
function pinOf({ bank }: HolderCall, card: CardRow): string {
  const number = Number.parseInt(bank.secrets.mac('pin', String(card.id)).slice(0, 12), 16);
  return String(number % 100_000).padStart(5, '0');
}

const log = ({ db, bank, holder, now }: HolderCall, event: SecurityEvent): Promise<void> =>
  logSecurity(db, bank.secrets, { event, user: holder.username, now });
