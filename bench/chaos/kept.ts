import { replyOf } from '../../tests/support/sandbox-login.ts';
import type { BankTalk } from '../../tests/support/sandbox.ts';

/** What a bank must have kept of a holder: what the writes change, and nothing that time changes. */
export type Kept = {
  /** Operations of the card, and the cents of all of them. */
  rows: number;
  cents: number;
  /** Numbers in the payee book, sorted. */
  payees: readonly string[];
  /** Plans of all states. */
  plans: number;
  threshold: number | null;
  /** The card’s number, masked. */
  contact: string;
};

/** Whose card it is, and a token that no write renews. */
export type Reader = { token: string; cardId: string };

/** Reads what a bank has kept of a holder, and how the sums of the months miss the booked operations of the list. */
export async function readKept(
  bank: BankTalk,
  reader: Reader,
): Promise<{ kept: Kept; wrongSum: string | null }> {
  const { token, cardId } = reader;
  const { payees } = replyOf(await bank.call('listPayees', {}, { token }));
  const control = replyOf(await bank.call('readSpendingControl', { cardId }, { token }));
  const { cardContext } = replyOf(await bank.call('readCardContext', { cardId }, { token }));
  const rows = await wholeList(bank, reader);
  const kept = {
    rows: rows.length,
    cents: sumOf(rows),
    payees: payees.map(({ phoneNumber }) => phoneNumber).toSorted(),
    plans: await countPlans(bank, reader),
    threshold: control.active ? (control.threshold ?? null) : null,
    contact: cardContext.contact,
  };
  const months = replyOf(await bank.call('readYearlySummary', { cardId }, { token })).transactionsSummary;
  const told = months.reduce((sum, { totalAmount }) => sum + (totalAmount?.value ?? 0), 0);
  const booked = sumOf(rows.filter(({ transactionStatus }) => transactionStatus === 'R'));
  return { kept, wrongSum: told === booked ? null : `the months sum up to ${told}, the list to ${booked}` };
}

const pageLimit = 100;

async function wholeList(bank: BankTalk, { token, cardId }: Reader) {
  const rows: Awaited<ReturnType<typeof pageOf>> = [];
  const pageOf = async (pageNumber: number) =>
    replyOf(await bank.call('listTransactions', { cardId, pageLimit, pageNumber }, { token })).transactions;
  for (let number = 1; rows.length === (number - 1) * pageLimit; number += 1)
    rows.push(...(await pageOf(number)));
  return rows;
}

const sumOf = (rows: readonly { chargeCurrencyAmount?: { amount: number } }[]): number =>
  rows.reduce((sum, { chargeCurrencyAmount }) => sum + (chargeCurrencyAmount?.amount ?? 0), 0);

async function countPlans(bank: BankTalk, { token, cardId }: Reader): Promise<number> {
  let count = 0;
  for (const plansType of ['ACTIVE', 'PENDING', 'CLOSED'] as const) {
    const wish = { cardId, plansType, pageLimit: 50, pageNumber: 1 };
    count += replyOf(await bank.call('listPlans', wish, { token })).plans.length;
  }
  return count;
}
