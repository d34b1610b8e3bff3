import type { BankRequests } from '#schemas';
import type { CardHolder } from './card-holder.ts';

type Dispute = BankRequests['openDispute']['request'];

/** Finds the newest operation of a holder that is booked, or not yet. */
export async function operationOf({ ask, cardId }: CardHolder, transactionStatus = 'R') {
  const { transactions } = await ask('listTransactions', { cardId, pageLimit: 50, pageNumber: 1 });
  const found = transactions.find((one) => one.transactionStatus === transactionStatus);
  if (found?.disputeReference === undefined) throw new Error(`no operation is ${transactionStatus}`);
  return { ...found, disputeReference: found.disputeReference };
}

/** A dispute of an operation that somebody else has made. */
export const requestFor = (disputeReference: string): Dispute => ({
  disputeReference,
  reason: 'NOT_MINE',
  message: 'Non ero in quel negozio.',
  telephone: '+393471234567',
});
