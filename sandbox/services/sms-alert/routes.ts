import { and, desc, eq, gt } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { outbox } from '../../db/schema.ts';
import { sendMessage } from '../../outbox/outbox.ts';
import { lockNumber } from '../../security/codes/lock-number.ts';
import { logSecurity } from '../../security/log.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, doneOrBefore, refuse, type Handlers, type HolderCall } from '../../server/call.ts';
import { readContact, type CardRow } from '../card-service/store.ts';
import { findServedCard } from '../card-service/switch-service.ts';
import { readUse } from '../card-service/use.ts';
import { cardWithFigures, italianAmount } from '../card-service/view.ts';
import { readThreshold, refuseThreshold, writeThreshold } from './store.ts';
import texts from './texts.json' with { type: 'json' };

const balance = 'balance';
const costs = { notificationCost: 16, requestCost: 26 };

/** SMS about a card: of its operations, and on request. */
export const smsAlertHandlers = {
  readSmsAlert: {
    async run(call) {
      const card = await alertCard(call, call.body.cardId);
      return 'kind' in card ? card : done(await alertView(call, card, false));
    },
  },
  subscribeSmsAlert: {
    async check(call) {
      const card = await alertCard(call, call.body.cardId);
      return 'kind' in card ? card : refuseThreshold(call, call.body.threshold);
    },
    async confirm({ body }) {
      return { data: body, payload: { threshold: italianAmount(body.threshold) } };
    },
    async run(call) {
      const card = await alertCard(call, call.body.cardId);
      if ('kind' in card) return card;
      return change(call, card, call.body.threshold);
    },
  },
  unsubscribeSmsAlert: {
    async run(call) {
      const card = await alertCard(call, call.body.cardId);
      if ('kind' in card) return card;
      const threshold = await readThreshold(call, card, 0);
      return threshold === null ? refuse('SMS_ALERT_NOT_ACTIVE') : change(call, card, null);
    },
  },
  sendCardSms: {
    async run(call) {
      const card = await alertCard(call, call.body.cardId);
      if ('kind' in card) return card;
      if (card.family) return refuse('FUNCTION_NOT_AVAILABLE');
      const recipient = await readContact(call, card);
      await lockNumber(call.db, recipient);
      const wait = await waitOf(call, recipient);
      if (wait > 0) return refuse('SMS_TOO_SOON', { retryAfterMs: wait });
      const text = await balanceText(call, card, recipient);
      await sendMessage(call.db, { kind: 'sms', recipient, text, code: null, about: balance, at: call.now });
      return done({ obfuscatedValue: maskPhone(recipient) });
    },
  },
} satisfies Partial<Handlers>;

const alertCard = (call: HolderCall, cardId: string) => findServedCard(call, cardId, 'SERVIZI_SMS');

async function change(call: HolderCall, card: CardRow, threshold: number | null) {
  const before = await readThreshold(call, card, call.bank.policy.smsAlert.minThreshold);
  await writeThreshold(call, card, threshold);
  const detail = threshold === null ? 'off' : 'on';
  const { db, holder, now } = call;
  await logSecurity(db, call.bank.secrets, {
    event: 'sms-alert.changed',
    user: holder.username,
    detail,
    now,
  });
  const changed = await alertCard(call, String(card.id));
  return 'kind' in changed
    ? changed
    : doneOrBefore(before === threshold, await alertView(call, changed, true));
}

async function alertView(
  call: HolderCall,
  card: CardRow,
  refreshCardContext: boolean,
): Promise<BankReplies['readSmsAlert']> {
  const { minThreshold, maxThreshold } = call.bank.policy.smsAlert;
  const threshold = await readThreshold(call, card, minThreshold);
  const contact = maskPhone(await readContact(call, card));
  const limits = { minThreshold, maxThreshold, contact, ...costs, refreshCardContext };
  return {
    cardId: String(card.id),
    active: threshold !== null,
    ...(threshold === null ? {} : { threshold }),
    ...limits,
  };
}

/** Milliseconds until the next message about a balance may be asked for; messages cost money. */
async function waitOf({ db, now, bank }: HolderCall, recipient: string): Promise<number> {
  const { requestEveryMs } = bank.policy.smsAlert;
  const [last] = await db
    .select()
    .from(outbox)
    .where(
      and(eq(outbox.recipient, recipient), eq(outbox.about, balance), gt(outbox.at, now - requestEveryMs)),
    )
    .orderBy(desc(outbox.id))
    .limit(1);
  return last === undefined ? 0 : last.at + requestEveryMs - now;
}

async function balanceText(call: HolderCall, card: CardRow, contact: string): Promise<string> {
  const use = await readUse(call, card);
  const { calculatedAvailability: left } = cardWithFigures(card, use, contact);
  return (left === undefined ? texts.unlimited : texts.balance.replace('{left}', italianAmount(left)))
    .replace('{last4}', card.panLast4)
    .replace('{spent}', italianAmount(use.used));
}
