import type { BankReplies } from '#schemas';
import listed from './offers.json' with { type: 'json' };
import { amountOf, installmentSize, makeSchedule, taegOf, type Installment } from './schedule.ts';

/** What the bank offers: `feeRate` is the fee in hundredths of a percent of the amount, `from` the least amount in cents. */
export type Offer = { code: string; count: number; tan: number; feeRate: number; from: number };

/** An offer worked out for an amount. */
export type Quote = {
  offer: Offer;
  amount: number;
  fee: number;
  size: number;
  taeg: number;
  schedule: readonly Installment[];
};

/** All offers, shortest first. */
export const offers: readonly Offer[] = listed;

/** Finds the offer of so many instalments for an amount. */
export const findOffer = (count: number, amount: number): Offer | undefined =>
  offers.find((offer) => offer.count === count && amount >= offer.from);

/** Works an offer out to the cent, for a plan of this instant. */
export function quote(offer: Offer, amount: number, lentAt: number): Quote {
  const { tan, count } = offer;
  const fee = Math.round((amount * offer.feeRate) / 10_000);
  const loan = { amount, tan, count, fee, lentAt };
  const schedule = makeSchedule(loan);
  return { offer, amount, fee, size: installmentSize(loan), taeg: taegOf(loan, schedule), schedule };
}

/** Writes a quote as the contract has it. */
export function offerView({
  offer,
  fee,
  size,
  taeg,
  schedule,
}: Quote): BankReplies['listNewPlans']['plans'][number] {
  const sum = (read: (part: Installment) => number) =>
    schedule.reduce((total, part) => total + read(part), 0);
  return {
    planCode: offer.code,
    installmentsNumber: offer.count,
    tan: offer.tan,
    taeg,
    fee,
    installmentAmount: size,
    totalInterest: sum(({ interest }) => interest),
    totalAmount: sum(amountOf),
  };
}
