import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, dueInstant, installmentSize, makeSchedule, monthlyInterest, taegOf } from './schedule.ts';
import { yearsBetween } from './time-lent.ts';

const romeNoon = (day: string) => Date.parse(`${day}T11:00:00.000Z`);
const loans = fc.record({
  amount: fc.integer({ min: 25_000, max: 3_000_000 }),
  tan: fc.integer({ min: 0, max: 2400 }),
  count: fc.integer({ min: 2, max: 60 }),
  fee: fc.integer({ min: 0, max: 5000 }),
  lentAt: fc.integer({ min: romeNoon('2020-01-01'), max: romeNoon('2040-12-31') }),
});
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

describe('a schedule', () => {
  it('pays back the loan to the cent, in equal instalments but the last [INST-05, S-42]', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = makeSchedule(loan);
        const sizes = schedule.map(({ principal, interest }) => principal + interest);
        const last = sizes.at(-1) ?? 0;

        expect(schedule).toHaveLength(loan.count);
        expect(total(schedule.map(({ principal }) => principal))).toBe(loan.amount);
        expect(new Set(sizes.slice(0, -1)).size).toBe(1);
        expect(Math.abs(last - (sizes[0] ?? 0))).toBeLessThanOrEqual(loan.count * 2);
        expect(total(schedule.map(({ fee }) => fee))).toBe(loan.fee);
        expect(schedule.flatMap(Object.values).every((value) => Number.isInteger(value) && value >= 0)).toBe(
          true,
        );
      }),
    );
  });

  // Worked out apart from this code, in decimals of 40 places, from the calendar and the text of the directives.
  it.each([
    {
      loan: { amount: 100_000, tan: 990, count: 6, fee: 500, lentAt: romeNoon('2026-11-19') },
      figures: { size: 17_108, first: 570, second: 689, last: 17_108, interest: 2648, taeg: 1247 },
    },
    {
      loan: { amount: 100_000, tan: 990, count: 6, fee: 500, lentAt: romeNoon('2026-11-03') },
      figures: { size: 17_182, first: 1004, second: 692, last: 17_180, interest: 3090, taeg: 1211 },
    },
    {
      loan: { amount: 60_000, tan: 1290, count: 24, fee: 600, lentAt: romeNoon('2026-11-30') },
      figures: { size: 2829, first: 212, second: 617, last: 2837, interest: 7904, taeg: 1491 },
    },
    {
      loan: { amount: 100_000, tan: 0, count: 3, fee: 1500, lentAt: romeNoon('2026-11-30') },
      figures: { size: 33_333, first: 0, second: 0, last: 33_334, interest: 0, taeg: 1461 },
    },
    {
      loan: { amount: 150_000, tan: 1390, count: 36, fee: 1500, lentAt: romeNoon('2028-03-05') },
      figures: { size: 5130, first: 2056, second: 1702, last: 5131, interest: 34_681, taeg: 1562 },
    },
    {
      loan: { amount: 150_000, tan: 1390, count: 36, fee: 1500, lentAt: romeNoon('2028-01-20') },
      figures: { size: 5101, first: 1200, second: 1692, last: 5111, interest: 33_646, taeg: 1564 },
    },
  ])(
    'counts the days until the first instalment, in interest and TAEG: $loan is $figures [INST-05, S-42]',
    ({ loan, figures }) => {
      const schedule = makeSchedule(loan);
      const interest = schedule.map((part) => part.interest);
      const last = schedule.at(-1);

      expect({
        size: installmentSize(loan),
        first: interest[0],
        second: interest[1],
        last: (last?.principal ?? 0) + (last?.interest ?? 0),
        interest: total(interest),
        taeg: taegOf(loan, schedule),
      }).toEqual(figures);
    },
  );

  it('rounds half a cent of interest up', () => {
    expect(monthlyInterest(60, 1000)).toBe(1);
    expect(monthlyInterest(59, 1000)).toBe(0);
  });

  it('has a TAEG even where the fee on a small loan makes it more than 1000 % [S-42]', () => {
    const loan = { amount: 25_000, tan: 0, count: 2, fee: 3957, lentAt: romeNoon('2040-12-31') };

    expect(taegOf(loan, makeSchedule(loan))).toBeGreaterThan(100_000);
  });

  it('has a TAEG at which its payments are worth the loan, never under the TAN', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = makeSchedule(loan);
        const taeg = taegOf(loan, schedule);
        const worth = (rate: number) =>
          total(
            schedule.map(
              (part) => amountOf(part) / (1 + rate / 10_000) ** yearsBetween(loan.lentAt, part.dueAt),
            ),
          );

        expect(worth(taeg - 1)).toBeGreaterThanOrEqual(loan.amount - 1e-6);
        expect(worth(taeg + 1)).toBeLessThanOrEqual(loan.amount + 1e-6);
        expect(taeg).toBeGreaterThanOrEqual(loan.tan - 2);
      }),
    );
  });

  it.each([
    { what: 'the directive’s own example', amount: 600_000, count: 48, payment: 14_931, taeg: 938 },
    { what: 'a year at 1 % a month', amount: 1_000_000, count: 12, payment: 88_849, taeg: 1268 },
    { what: 'a loan that costs nothing', amount: 100_000, count: 4, payment: 25_000, taeg: 0 },
  ])('has the TAEG of $what, paid month by month: $taeg', ({ amount, count, payment, taeg }) => {
    const lentAt = romeNoon('2026-11-10');
    const paid = { principal: payment, interest: 0, fee: 0 };
    const schedule = Array.from({ length: count }, (_, index) => ({
      number: index + 1,
      dueAt: dueInstant(lentAt, index + 1),
      ...paid,
    }));

    expect(taegOf({ amount, lentAt }, schedule)).toBe(taeg);
  });

  it('falls due on the 10th in Rome, over new year and clock changes', () => {
    const november = Date.parse('2026-11-19T15:00:00.000Z');
    const days = [1, 2, 5].map((number) => new Date(dueInstant(november, number)).toISOString());

    expect(days).toEqual([
      '2026-12-09T23:00:00.000Z',
      '2027-01-09T23:00:00.000Z',
      '2027-04-09T22:00:00.000Z',
    ]);
  });
});
