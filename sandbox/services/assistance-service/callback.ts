import type { HolderCall } from '../../server/call.ts';
import { referenceNumber } from '../holder/find.ts';

/** Returns the number to call back: the one that was given, or the one that the bank knows, where it came masked. */
export const callbackNumber = async ({ db, holder }: HolderCall, telephone: string): Promise<string> =>
  telephone.startsWith('*') ? referenceNumber(db, holder.userId) : telephone;
