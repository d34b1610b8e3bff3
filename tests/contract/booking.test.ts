import { describe, expect, it } from 'vitest';
import type { Operation } from '#schemas';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { replyOf, withProof } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const hourMs = 3_600_000;
const payee = { phoneNumber: '3471234567', operatorCode: 'ONDA' };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const isPending = ({ transactionStatus }: Operation) => transactionStatus === 'P';
const chargeOf = ({ chargeCurrencyAmount }: Operation) => chargeCurrencyAmount?.amount ?? 0;
const midnight = (day: number) => `2026-11-${day}T00:00:00.000+01:00`;

const list = async ({ ask, cardId }: CardHolder): Promise<Operation[]> =>
  (await ask('listTransactions', { cardId, pageLimit: 100, pageNumber: 1 })).transactions;

/** Lists the purchases that can be paid in instalments. */
const open = ({ ask, cardId }: CardHolder) =>
  ask('listTransactions', { cardId, installmentStatus: 'B', pageLimit: 100, pageNumber: 1 });

describe.each(await databasePlaces())('the booking of operations on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('booking');
  const holderOf = (persona = 'standard') => openCardHolder(bank, nameOf(persona));

  /** Lets hours pass, in which a session ends. */
  async function hoursLater(holder: CardHolder, hours: number): Promise<CardHolder> {
    bank.clock.advance(hours * hourMs);
    return openCardHolder(bank, holder.username);
  }

  async function topUp(holder: CardHolder, netAmount: number) {
    const { cardId, username: to } = holder;
    const body = { cardId, netAmount, payee };
    const headers = { criticalData: `${payee.phoneNumber}-${netAmount}` };
    const done = await withProof(bank, { id: 'topUpPhone', body, token: holder.token(), to, headers });
    return { id: replyOf(done.answer).topUpId, token: done.token };
  }

  it('comes at the second midnight in Rome after them, with a name of their own [OPS-06, OPS-07]', async () => {
    const holder = await holderOf();
    const before = await list(holder);
    const pendingSince = (day: number) =>
      before.filter(({ transactionDate }) => transactionDate >= midnight(day)).length;

    const counts = [before.filter(isPending).length];
    for (const hours of [7.9, 0.2, 24]) {
      const later = await list(await hoursLater(holder, hours));
      counts.push(later.filter(isPending).length);
      expect(later.every((one) => isPending(one) === (one.transactionId === undefined))).toBe(true);
    }

    expect(counts).toEqual([pendingSince(18), pendingSince(18), pendingSince(19), 0]);
    expect(counts[0]).toBeGreaterThan(0);
  });

  it('of a top-up that is done comes too: it is in the list with its name and in the month’s sum [CALL-96, CALL-18, CARD-16, S-42]', async () => {
    const holder = await holderOf();
    const { cardId } = holder;
    const made = await topUp(holder, 2000);
    const monthOf = async ({ ask }: CardHolder) =>
      (await ask('readYearlySummary', { cardId })).transactionsSummary.find(({ month }) => month === 11);

    const later = await hoursLater(holder, 48);

    const status = replyOf(
      await bank.call('readTopUpStatus', undefined, {
        token: later.token(),
        query: { topUpId: made.id },
      }),
    );
    const november = (await list(later)).filter(({ transactionDate }) =>
      transactionDate.startsWith('2026-11'),
    );
    const booked = november.find(({ category }) => category === 'SERVIZITELEFONICI');
    const details = await later.ask('readTransactionDetails', {
      cardId,
      transactionId: booked?.transactionId ?? '',
    });
    expect(status.status).toBe('DONE');
    expect(booked).toMatchObject({ transactionStatus: 'R', chargeCurrencyAmount: { amount: 2000 } });
    expect(details.transaction).toEqual(booked);
    expect((await monthOf(later))?.totalAmount?.value).toBe(sum(november.map(chargeOf)));
  });

  it('changes nothing of what a card has left, nor how many operations it has [CARD-10]', async () => {
    const holder = await holderOf();
    await topUp(holder, 1000);
    const seen = [];

    for (const hours of [0, 24, 24]) {
      const { ask, cardId } = await hoursLater(holder, hours);
      const { calculatedAvailability } = (await ask('readCardInfo', { cardId })).card;
      const page = { cardId, pageLimit: 1, pageNumber: 1 };
      seen.push([calculatedAvailability, (await ask('listTransactions', page)).totalTransactionNumber]);
    }

    expect(seen).toEqual(Array(3).fill(seen[0]));
  });

  it('opens a purchase to instalments, which none is before [INST-17, CALL-92]', async () => {
    const holder = await holderOf('rate');
    const large = (await list(holder)).filter((one) => isPending(one) && chargeOf(one) >= 25_000);
    const before = (await open(holder)).totalTransactionNumber;

    const after = await open(await hoursLater(holder, 48));

    expect(after.totalTransactionNumber).toBe(before + large.length);
    expect(after.transactions.every(({ transactionId }) => transactionId !== undefined)).toBe(true);
  });
});
