import { addMonths, romeMonth, romeToInstant } from '../../calendar.ts';
import { daysBetween, yearsBetween } from './time-lent.ts';

/**
 * What is lent and when: cents, a yearly rate in hundredths of a percent, how often it is paid back, a fee paid with the
 * first instalment.
 */
export type Loan = { amount: number; tan: number; count: number; fee: number; lentAt: number };

/** One instalment, in cents, and the instant from which on it is paid. */
export type Installment = {
  number: number;
  dueAt: number;
  principal: number;
  interest: number;
  fee: number;
};

const percent = 10_000;
const dueDay = 10;
const yearDays = 365;

/**
 * Splits a loan into monthly instalments of one size (French amortisation). Interest is on what is still owed, rounded to
 * the cent: until the first instalment for the days that pass, then a twelfth of the rate each month. The last instalment
 * takes what rounding left, so that the principals add up to the loan exactly.
 */
export function makeSchedule(loan: Loan): Installment[] {
  const { amount, tan, count, fee, lentAt } = loan;
  const size = installmentSize(loan);
  const schedule: Installment[] = [];
  let owed = amount;
  for (let number = 1; number <= count; number += 1) {
    const interest = number === 1 ? dailyInterest(owed, tan, firstDays(loan)) : monthlyInterest(owed, tan);
    const principal = number === count ? owed : Math.min(owed, size - interest);
    schedule.push({
      number,
      dueAt: dueInstant(lentAt, number),
      principal,
      interest,
      fee: number === 1 ? fee : 0,
    });
    owed -= principal;
  }
  return schedule;
}

/** Works out the size of every instalment but the last, in cents, fee left out. */
export function installmentSize(loan: Omit<Loan, 'fee'>): number {
  const { amount, tan, count } = loan;
  if (tan === 0) return Math.floor(amount / count);
  const monthly = tan / percent / 12;
  const first = (tan * firstDays(loan)) / percent / yearDays;
  // What is owed with the first interest is what all instalments are worth on the first day that one is due.
  return Math.round((amount * (1 + first)) / (1 + (1 - (1 + monthly) ** (1 - count)) / monthly));
}

const firstDays = ({ lentAt }: Pick<Loan, 'lentAt'>): number => daysBetween(lentAt, dueInstant(lentAt, 1));

/** Interest of one month on what is owed, in cents, halves up; whole numbers all the way. */
export const monthlyInterest = (owed: number, tan: number): number =>
  Math.floor((owed * tan + percent * 6) / (percent * 12));

/** Interest of so many days on what is owed, in cents, by the year of 365 days. */
export const dailyInterest = (owed: number, tan: number, days: number): number =>
  Math.round((owed * tan * days) / (percent * yearDays));

/**
 * Finds the TAEG in hundredths of a percent: the yearly rate at which all payments are worth the loan on the day it is
 * lent (directive 2008/48/EC, annex I).
 */
export function taegOf(
  { amount, lentAt }: Pick<Loan, 'amount' | 'lentAt'>,
  schedule: readonly Installment[],
): number {
  const paid = schedule.map((part) => ({ cents: amountOf(part), years: yearsBetween(lentAt, part.dueAt) }));
  const worth = (yearly: number) =>
    paid.reduce((sum, { cents, years }) => sum + cents / (1 + yearly) ** years, 0);
  let [low, high] = [0, 1];
  while (worth(high) > amount) high *= 2;
  for (let round = 0; round < 100; round += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amount) low = middle;
    else high = middle;
  }
  return Math.round(low * percent);
}

/** All that is paid with one instalment. */
export const amountOf = ({ principal, interest, fee }: Omit<Installment, 'number' | 'dueAt'>): number =>
  principal + interest + fee;

/** When an instalment of a loan of this instant falls due: on the 10th of the months after it, at midnight in Rome. */
export function dueInstant(lentAt: number, number: number): number {
  const month = addMonths(romeMonth(lentAt), number);
  return romeToInstant({
    year: Math.trunc(month / 100),
    month: month % 100,
    day: dueDay,
    hour: 0,
    minute: 0,
    second: 0,
  });
}
