import { addMonths, romeMonth, romeToInstant } from '../../calendar.ts';

/** What is lent: cents, a yearly rate in hundredths of a percent, how often it is paid back, a fee paid with the first instalment. */
export type Loan = { amount: number; tan: number; count: number; fee: number };

/** One instalment, in cents. */
export type Installment = { number: number; principal: number; interest: number; fee: number };

const percent = 10_000;
const dueDay = 10;

/**
 * Splits a loan into monthly instalments of one size (French amortisation). Interest is on what is still owed, rounded to
 * the cent; the last instalment takes what rounding left, so that the principals add up to the loan exactly.
 */
export function makeSchedule({ amount, tan, count, fee }: Loan): Installment[] {
  const size = installmentSize({ amount, tan, count });
  const schedule: Installment[] = [];
  let owed = amount;
  for (let number = 1; number <= count; number += 1) {
    const interest = monthlyInterest(owed, tan);
    const principal = number === count ? owed : Math.min(owed, size - interest);
    schedule.push({ number, principal, interest, fee: number === 1 ? fee : 0 });
    owed -= principal;
  }
  return schedule;
}

/** Works out the size of every instalment but the last, in cents, fee left out. */
export function installmentSize({ amount, tan, count }: Omit<Loan, 'fee'>): number {
  if (tan === 0) return Math.floor(amount / count);
  const monthly = tan / percent / 12;
  return Math.round((amount * monthly) / (1 - (1 + monthly) ** -count));
}

/** Interest of one month on what is owed, in cents, halves up; whole numbers all the way. */
export const monthlyInterest = (owed: number, tan: number): number =>
  Math.floor((owed * tan + percent * 6) / (percent * 12));

/** Interest of so many days on what is owed, in cents, by the year of 365 days. */
export const dailyInterest = (owed: number, tan: number, days: number): number =>
  Math.round((owed * tan * days) / (percent * 365));

/**
 * Finds the TAEG in hundredths of a percent: the yearly rate at which all payments are worth the loan today, months
 * counted as twelfths of a year (directive 2008/48/EC, annex I).
 */
export function taegOf(amount: number, schedule: readonly Installment[]): number {
  const worth = (yearly: number) =>
    schedule.reduce((sum, part) => sum + amountOf(part) / (1 + yearly) ** (part.number / 12), 0);
  let [low, high] = [0, 10];
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amount) low = middle;
    else high = middle;
  }
  return Math.round(low * percent);
}

/** All that is paid with one instalment. */
export const amountOf = ({ principal, interest, fee }: Omit<Installment, 'number'>): number =>
  principal + interest + fee;

/** When an instalment of a plan of this instant falls due: on the 10th of the months after it, at midnight in Rome. */
export function dueInstant(confirmedAt: number, number: number): number {
  const month = addMonths(romeMonth(confirmedAt), number);
  return romeToInstant({
    year: Math.trunc(month / 100),
    month: month % 100,
    day: dueDay,
    hour: 0,
    minute: 0,
    second: 0,
  });
}
