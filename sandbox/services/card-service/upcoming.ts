import type { BankReplies } from '#schemas';
import { dayMs, romeMonth } from '../../calendar.ts';
import { isoDay } from '../../documents/words.ts';
import { done, type Handlers, type HolderCall } from '../../server/call.ts';
import { readComing } from '../bankstatement/statements.ts';
import { listDue } from '../installment/due.ts';
import { debitAt, firstUndebited } from '../transaction/debit.ts';
import { readMonths } from '../transaction/store.ts';
import { findCard, type CardRow } from './store.ts';
import { readPlanned } from './use.ts';

type Debit = NonNullable<BankReplies['listUpcoming']['debit']>;

const horizonMs = 60 * dayMs;

/** What a card will be debited and sent soon. */
export const upcomingHandlers = {
  listUpcoming: {
    async run(call) {
      const card = await findCard(call, call.body.cardId);
      if ('kind' in card) return card;
      if (card.family) return done({ installments: [], statements: [] });
      const until = call.now + horizonMs;
      const debit = await nextDebit(call, card);
      return done({
        ...(debit && { debit }),
        installments: await listDue(call, card, until),
        statements: await readComing(call, card),
      });
    },
  },
} satisfies Partial<Handlers>;

/** Works out the next debit of a credit card: a fixed instalment, or what a month came to; what hangs on another card is debited with that. */
async function nextDebit(call: HolderCall, card: CardRow): Promise<Debit | undefined> {
  if (card.productType !== 'CREDIT' || card.mainCardId !== null) return undefined;
  const month = firstUndebited(call.now);
  const date = isoDay(debitAt(month));
  if (card.installmentCents !== null) return { date, amount: card.installmentCents, isFinal: true };
  const spent = (await readMonths(call, card.id)).find((total) => total.month === month)?.spent ?? 0;
  const amount = spent - (await readPlanned(call, card, month));
  return amount > 0 ? { date, amount, isFinal: month < romeMonth(call.now) } : undefined;
}
