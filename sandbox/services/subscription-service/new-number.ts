import { eq } from 'drizzle-orm';
import { cards, phones } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';

const pointer = '/telephone';

/** Italian mobiles begin with 3; the contract takes what the form takes, any 9 to 11 digits (PHONE-09). */
export const refuseUnlessMobile = (number: string): Refusal | null =>
  number.startsWith('+393') ? null : refuse('PHONE_NOT_MOBILE', { pointer });

/** Refuses the number that all cards of the holder have: nothing would change, and two codes would have been spent. */
export async function refuseUnchanged({ db, holder }: HolderCall, number: string): Promise<Refusal | null> {
  const numbers = await db
    .selectDistinct({ number: phones.number })
    .from(cards)
    .innerJoin(phones, eq(phones.id, cards.phoneId))
    .where(eq(cards.userId, holder.userId));
  return numbers.every((one) => one.number === number) ? refuse('PHONE_UNCHANGED', { pointer }) : null;
}
