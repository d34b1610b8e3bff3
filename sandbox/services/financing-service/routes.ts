import { desc, eq } from 'drizzle-orm';
import type { BankReplies } from '#schemas';
import { financings } from '../../db/schema.ts';
import { isoDay } from '../../documents/words.ts';
import { done, refuse, type Handlers } from '../../server/call.ts';
import { findServedCard } from '../card-service/switch-service.ts';
import { installmentSize, makeSchedule, taegOf } from '../installment/schedule.ts';
import { readUser } from '../login/store.ts';

type Financing = BankReplies['readFinancingStatus']['financings'][number];

/** The loans that are paid with a card. */
export const financingServiceHandlers = {
  readFinancingStatus: {
    async run(call) {
      const card = await findServedCard(call, call.body.cardId, 'FINANZIAMENTO');
      if ('kind' in card) return card;
      const { profiling } = await readUser(call.db, call.holder.userId);
      const isOffered = profiling.FINANZIAMENTO?.prop.state === 'ATTIVO' && !card.family;
      if (!isOffered) return refuse('FUNCTION_NOT_AVAILABLE');
      const rows = await call.db
        .select()
        .from(financings)
        .where(eq(financings.cardId, card.id))
        .orderBy(desc(financings.grantedAt), desc(financings.id));
      return done({ financings: rows.map((row) => financingView(row, call.now)) });
    },
  },
} satisfies Partial<Handlers>;

function financingView(row: typeof financings.$inferSelect, now: number): Financing {
  const { grantedCents: amount, tan, installments: count, grantedAt } = row;
  const loan = { amount, tan, count, fee: 0, lentAt: grantedAt };
  const schedule = makeSchedule(loan);
  const paid = schedule.filter(({ dueAt }) => dueAt <= now);
  const next = schedule[paid.length];
  return {
    reference: row.reference,
    product: row.product,
    state: next === undefined ? 'CLOSED' : 'ACTIVE',
    amountGranted: amount,
    residualDebt: amount - paid.reduce((sum, { principal }) => sum + principal, 0),
    installment: installmentSize(loan),
    installmentsPaid: paid.length,
    installmentsTotal: count,
    ...(next === undefined ? {} : { nextDueDate: isoDay(next.dueAt) }),
    tan,
    taeg: taegOf(loan, schedule),
  };
}
