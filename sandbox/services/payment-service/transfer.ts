import type { BankReplies } from '#schemas';
import type { HolderCall } from '../../server/call.ts';
import type { CardRow } from '../card-service/store.ts';
import { ibanOf } from './iban.ts';

type CardTransfer = NonNullable<BankReplies['verifyPrepaidCard']['transfer']>;

/** Says how a prepaid card is recharged by bank transfer: each has an account of its own (HOLDER-29). */
export function transferTo({ holder }: HolderCall, { id, panLast4 }: CardRow): CardTransfer {
  return {
    iban: ibanOf(id),
    beneficiary: holder.fullName,
    reason: `Ricarica carta ${panLast4}`,
  };
}
