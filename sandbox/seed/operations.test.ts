import { openTestBank } from '../../tests/support/sandbox.ts';
import { logIn, replyOf } from '../../tests/support/sandbox-login.ts';
import { expect, it } from 'vitest';
import { dayMs } from '../calendar.ts';
import { instalmentFromCents } from '../services/transaction/purchases.ts';
import { makeOperations } from './operations.ts';
import { findPersona, personas } from './personas.ts';

const now = Date.parse('2026-11-19T15:00:00.000Z');
const plans = personas.filter(({ name }) => name !== 'molti').flatMap(({ cards }) => cards);

it.each(plans.map((plan) => [plan.type, plan] as const))(
  'gives card %s the same year at every seeding, all 12 categories in it and nothing of the future',
  (_, plan) => {
    const rows = makeOperations({ cardId: 1_000_101, plan, now });

    expect(makeOperations({ cardId: 1_000_101, plan, now })).toEqual(rows);
    expect(new Set(rows.map(({ category }) => category)).size).toBe(12);
    expect(new Set(rows.map(({ originalCurrency }) => originalCurrency)).size).toBeGreaterThanOrEqual(4);
    expect(rows.every(({ at }) => at <= now)).toBe(true);
    expect(rows.every(({ chargeCents }) => Number.isInteger(chargeCents) && chargeCents > 0)).toBe(true);
  },
);

it('moves with the bank’s clock: a month later the newest operations are a month younger', () => {
  const [plan] = plans;
  if (plan === undefined) throw new Error('there are no plans');
  const month = 30 * 86_400_000;

  const later = makeOperations({ cardId: 1, plan, now: now + month });

  expect(Math.max(...later.map(({ at }) => at))).toBeGreaterThan(now + month - 2 * 86_400_000);
});

it('spends whole yen abroad, and the rate still tells what they cost', () => {
  const rows = plans.flatMap((plan) => makeOperations({ cardId: 1_000_101, plan, now }));

  const inYen = rows.filter(({ originalCurrency }) => originalCurrency === 'JPY');
  const rates = inYen.map(({ originalCents, exchange }) => originalCents / Number(exchange));

  expect(inYen.length).toBeGreaterThan(0);
  expect(inYen.filter(({ originalCents }) => originalCents % 100 !== 0)).toEqual([]);
  expect(inYen.map(({ chargeCents }) => chargeCents)).toEqual(rates.map((cents) => Math.round(cents)));
});

it('gives two cards different years', () => {
  const [plan] = plans;
  if (plan === undefined) throw new Error('there are no plans');
  const amounts = (cardId: number) =>
    makeOperations({ cardId, plan, now }).map(({ chargeCents }) => chargeCents);

  expect(amounts(1)).not.toEqual(amounts(2));
});

it('lets every card with plans have bought enough that can be divided, for its plans and three more', () => {
  const plan = findPersona('rate@percorso.test')?.cards[0];
  if (plan?.plans === undefined) throw new Error('the account is not there');
  const ids = Array.from({ length: 600 }, (_, index) => index * 100 + 1);

  const divisible = ids.map(
    (cardId) =>
      makeOperations({ cardId, plan, now }).filter(
        ({ bookedAt, chargeCents }) => bookedAt <= now && chargeCents >= instalmentFromCents,
      ).length,
  );

  expect(Math.min(...divisible)).toBeGreaterThanOrEqual(plan.plans.length + 3);
});

it('lets a card with plans have bought lately what can be divided, beyond what its plans divide', async () => {
  const bank = await openTestBank();
  const today = bank.clock.now();
  const [dateFrom = '', dateTo = ''] = [today - 90 * dayMs, today].map((at) => new Date(at).toISOString());
  const open: number[] = [];
  for (const copy of Array.from({ length: 6 }, (_, index) => `rate+${index}@percorso.test`)) {
    const token = await logIn(bank, copy);
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const page = { pageNumber: 1, pageLimit: 1, cardId: cards[0]?.id ?? '', dateFrom, dateTo };
    const asked = await bank.call('listTransactions', { ...page, installmentStatus: 'B' }, { token });
    open.push(replyOf(asked).totalTransactionNumber);
  }
  await bank.close();

  expect(Math.min(...open)).toBeGreaterThanOrEqual(2);
});

it.each(['2026-11-01', '2026-11-14', '2026-11-15', '2026-11-30'])(
  'lets every card in instalments have something to divide that is not debited yet, on %s',
  (day) => {
    const today = Date.parse(`${day}T12:00:00.000Z`);
    const since = day < '2026-11-15' ? 202_610 : 202_611;
    const [plan] = findPersona('standard@percorso.test')?.cards ?? [];

    const open = Array.from({ length: 200 }, (_, index) =>
      makeOperations({ cardId: index * 100 + 1, plan: plan ?? never(), now: today }).filter(
        ({ bookedAt, month, chargeCents }) =>
          bookedAt <= today && month >= since && chargeCents >= instalmentFromCents,
      ),
    );

    expect(Math.min(...open.map(({ length }) => length))).toBeGreaterThanOrEqual(1);
  },
);

it('counts exactly 50,000 operations for the account that has many', () => {
  const plan = findPersona('molti@percorso.test')?.cards[0];
  if (plan === undefined) throw new Error('the account is not there');

  expect(makeOperations({ cardId: 1, plan, now })).toHaveLength(50_000);
});

it.each([
  ['standard@percorso.test', 'standard'],
  ['standard+a.b-c_1@percorso.test', 'standard'],
  ['standard@example.org', undefined],
  ['standard+@percorso.test', undefined],
  ['nobody@percorso.test', undefined],
])('takes %s for the account %s', (username, name) => {
  expect(findPersona(username)?.name).toBe(name);
});

it('leaves every credit card of everyday use a fifth of its limit, also when the month ends', () => {
  const [plan] = plans.filter(({ productType }) => productType === 'CREDIT');
  const end = Date.parse('2026-11-30T20:00:00.000Z');
  const left = Array.from({ length: 300 }, (_, index) => {
    const rows = makeOperations({ cardId: 1000 + index, plan: plan ?? never(), now: end });
    const ofMonth = rows.filter(({ month, recharge }) => month === 202_611 && !recharge);
    return (plan?.limitCents ?? 0) - ofMonth.reduce((sum, { chargeCents }) => sum + chargeCents, 0);
  });

  expect(Math.min(...left)).toBeGreaterThanOrEqual((plan?.limitCents ?? 0) / 5);
});

function never(): never {
  throw new Error('there is no credit card among the plans');
}
