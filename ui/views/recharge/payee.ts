import type { BankReplies } from '#schemas';

/** A number that the holder has kept. */
export type Payee = BankReplies['listPayees']['payees'][number];

/** Returns where a top-up begins: of a number to type, or of one of the book (ROUTE-04). */
export function topUpOf(payee?: Payee): string {
  const path = '/telephoneRecharge/anagraphicData';
  return payee ? `${path}?payee=${encodeURIComponent(payee.payeeId)}` : path;
}
