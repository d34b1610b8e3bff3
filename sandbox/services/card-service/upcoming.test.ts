import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../../../tests/support/bank-on.ts';
import { openCardHolder } from '../../../tests/support/card-holder.ts';
import { replyOf } from '../../../tests/support/sandbox-login.ts';
import { databasePlaces } from '../../../tests/support/sandbox-places.ts';
import type { Database } from '../../db/database.ts';
import { cards } from '../../db/schema.ts';

const dayMs = 86_400_000;

describe.each(await databasePlaces())(
  'the debit of a card that is paid month by month, on $name',
  (place) => {
    const opened: Database[] = [];
    const bank = bankOn(place, { onOpen: async (db) => void opened.push(db) });
    const nameOf = copiesOf('debit');

    async function holderByMonth() {
      const holder = await openCardHolder(bank, nameOf('rate'));
      const own = eq(cards.id, Number(holder.cardId));
      await opened[0]?.update(cards).set({ installmentCents: null }).where(own);
      return holder;
    }

    it('is less by what a plan pays, whose instalments come beside it, so that nothing is paid twice [HOLDER-27] [INST-06]', async () => {
      const { ask, prove, cardId } = await holderByMonth();
      const page = { cardId, pageLimit: 1, pageNumber: 1, installmentStatus: 'B' as const };
      const [purchase] = (await ask('listTransactions', page)).transactions;
      const chosen = { cardId, keyCams: [purchase?.keyCam ?? ''], installmentsNumber: 3 };
      const before = await ask('listUpcoming', { cardId });
      const { offer, viewDateSecci = '' } = await ask('simulatePlan', { ...chosen, getPdf: true });

      const { plan } = replyOf(
        await prove('confirmPlan', { ...chosen, planCode: offer.planCode, viewDateSecci }),
      );

      const after = await ask('listUpcoming', { cardId });
      expect(plan.amount).toBeGreaterThanOrEqual(25_000);
      expect((before.debit?.amount ?? 0) - (after.debit?.amount ?? 0)).toBe(plan.amount);
      expect(after.installments.map(({ planReference }) => planReference)).toContain(plan.planReference);
    });

    it('is the same when a plan is paid off, before that is booked and after: another account has paid it [HOLDER-27] [INST-07]', async () => {
      const holder = await holderByMonth();
      const { ask, prove, cardId, username } = holder;
      const active = await ask('listPlans', { cardId, plansType: 'ACTIVE', pageLimit: 1, pageNumber: 1 });
      const before = await ask('listUpcoming', { cardId });

      replyOf(await prove('extinguishPlan', { cardId, planReference: active.plans[0]?.planReference ?? '' }));

      const pending = await ask('listUpcoming', { cardId });
      bank.clock.advance(2 * dayMs);
      const booked = await (await openCardHolder(bank, username)).ask('listUpcoming', { cardId });
      expect(before.debit?.amount).toBeGreaterThan(0);
      expect(pending.debit).toEqual(before.debit);
      expect(booked.debit?.amount).toBeGreaterThanOrEqual(before.debit?.amount ?? NaN);
    });
  },
);
