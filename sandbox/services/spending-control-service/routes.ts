import type { BankReplies } from '#schemas';
import { logSecurity } from '../../security/log.ts';
import {
  done,
  doneOrBefore,
  refuse,
  type Call,
  type Handlers,
  type HolderCall,
  type Refusal,
} from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { readUse } from '../card-service/use.ts';
import { findServedCard } from '../card-service/switch-service.ts';
import { italianAmount } from '../card-service/view.ts';
import { readControl, writeControl } from './store.ts';
import texts from './texts.json' with { type: 'json' };

/** The most that a card may spend in a month by its holder's wish. */
export const spendingControlHandlers = {
  readSpendingControl: {
    async run(call) {
      const card = await findServedCard(call, call.body.cardId, 'SPENDING_CONTROL');
      return 'kind' in card ? card : done(await controlView(call, card, false));
    },
  },
  changeSpendingControl: {
    async check(call) {
      const card = await findServedCard(call, call.body.cardId, 'SPENDING_CONTROL');
      return 'kind' in card ? card : refuseThreshold(call);
    },
    async confirm(call) {
      const { body } = call;
      const card = await findServedCard(call, body.cardId, 'SPENDING_CONTROL');
      if ('kind' in card) return card;
      const control = body.active
        ? texts.on.replace('{threshold}', italianAmount(body.threshold ?? 0))
        : texts.off;
      return { data: body, payload: { card: card.panLast4, control } };
    },
    async run(call) {
      const { body, db, holder, now } = call;
      const card = await findServedCard(call, body.cardId, 'SPENDING_CONTROL');
      if ('kind' in card) return card;
      const before = await readControl(call, card);
      const threshold = body.threshold ?? before.threshold;
      await writeControl(call, card, { active: body.active, threshold });
      const detail = body.active ? 'on' : 'off';
      await logSecurity(db, call.bank.secrets, {
        event: 'spending-control.changed',
        user: holder.username,
        detail,
        now,
      });
      const wasSo = before.active === body.active && before.threshold === threshold;
      return doneOrBefore(wasSo, await controlView(call, card, true));
    },
  },
} satisfies Partial<Handlers>;

function refuseThreshold({ body, bank }: Call<'changeSpendingControl'>): Refusal | null {
  const { active, threshold } = body;
  if (!active && threshold === undefined) return null;
  const { maxThreshold } = bank.policy.spendingControl;
  const isGood = threshold !== undefined && threshold > 0 && threshold < maxThreshold;
  return isGood ? null : refuse('THRESHOLD_REFUSED', { pointer: '/threshold' });
}

async function controlView(
  call: HolderCall,
  card: CardRow,
  refreshCardContext: boolean,
): Promise<BankReplies['readSpendingControl']> {
  const { active, threshold } = await readControl(call, card);
  const { month } = await readUse(call, card);
  return {
    cardId: String(card.id),
    active,
    ...(threshold === null ? {} : { threshold }),
    maxThreshold: call.bank.policy.spendingControl.maxThreshold,
    ...(card.family ? {} : { spent: month }),
    refreshCardContext,
  };
}
