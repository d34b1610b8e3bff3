import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountOf, dueInstant, installmentSize, makeSchedule, monthlyInterest, taegOf } from './schedule.ts';

const loans = fc.record({
  amount: fc.integer({ min: 25_000, max: 3_000_000 }),
  tan: fc.integer({ min: 0, max: 2400 }),
  count: fc.integer({ min: 2, max: 60 }),
  fee: fc.integer({ min: 0, max: 5000 }),
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

  it('takes each month’s interest from what is still owed', () => {
    const schedule = makeSchedule({ amount: 100_000, tan: 1200, count: 3, fee: 0 });

    expect(schedule).toEqual([
      { number: 1, principal: 33_002, interest: 1000, fee: 0 },
      { number: 2, principal: 33_332, interest: 670, fee: 0 },
      { number: 3, principal: 33_666, interest: 337, fee: 0 },
    ]);
    expect(installmentSize({ amount: 100_000, tan: 1200, count: 3 })).toBe(34_002);
  });

  it('rounds half a cent of interest up', () => {
    expect(monthlyInterest(60, 1000)).toBe(1);
    expect(monthlyInterest(59, 1000)).toBe(0);
  });

  it('has a TAEG at which its payments are worth the loan, never under the TAN', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const schedule = makeSchedule(loan);
        const taeg = taegOf(loan.amount, schedule);
        const worth = (rate: number) =>
          total(schedule.map((part) => amountOf(part) / (1 + rate / 10_000) ** (part.number / 12)));

        expect(worth(taeg - 1)).toBeGreaterThanOrEqual(loan.amount - 1e-6);
        expect(worth(taeg + 1)).toBeLessThanOrEqual(loan.amount + 1e-6);
        expect(taeg).toBeGreaterThanOrEqual(loan.tan - 2);
      }),
    );
  });

  it.each([
    [{ amount: 100_000, tan: 0, count: 3, fee: 0 }, 0],
    [{ amount: 1_000_000, tan: 1200, count: 12, fee: 0 }, 1268],
  ])('has the TAEG that a bank’s tables give: %j is %i', (loan, taeg) => {
    expect(Math.abs(taegOf(loan.amount, makeSchedule(loan)) - taeg)).toBeLessThanOrEqual(1);
  });

  it('has the TAEG of the directive’s own example: 6,000 euro in 48 payments of 149.31 are 9.38 %', () => {
    const payments = Array.from({ length: 48 }, (_, index) => index + 1);

    const schedule = payments.map((number) => ({ number, principal: 14_931, interest: 0, fee: 0 }));

    expect(taegOf(600_000, schedule)).toBe(938);
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
