import type { BankReplies } from '#schemas';
import { isoDay } from '../../documents/words.ts';
import type { HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { readPlans, type Plan } from './plans.ts';
import { amountOf } from './schedule.ts';
import { planSummary } from './view.ts';

type Due = BankReplies['listUpcoming']['installments'][number];

// More plans at once has no card.
const everyPlan = { pageLimit: 200, pageNumber: 1 };

/** Lists the instalments of a card that fall due after now and until an instant, the first due first; those of pending plans too. */
export async function listDue(call: HolderCall, card: CardRow, until: number): Promise<Due[]> {
  const active = await readPlans(call, card, { plansType: 'ACTIVE', ...everyPlan });
  const pending = await readPlans(call, card, { plansType: 'PENDING', ...everyPlan });
  return [...active.found, ...pending.found]
    .flatMap((plan) => dueOf(plan, { from: call.now, until }))
    .toSorted((one, other) => one.dueDate.localeCompare(other.dueDate));
}

function dueOf(plan: Plan, { from, until }: { from: number; until: number }): Due[] {
  const { planReference, description } = planSummary(plan, from);
  return plan.installments
    .filter(({ dueAt }) => dueAt > from && dueAt <= until)
    .map(({ number, dueAt, principalCents: principal, interestCents: interest, feeCents: fee }) => ({
      planReference,
      description,
      number,
      of: plan.installments.length,
      dueDate: isoDay(dueAt),
      amount: amountOf({ principal, interest, fee }),
    }));
}
