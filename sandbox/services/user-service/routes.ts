import { asc, eq } from 'drizzle-orm';
import { dayMs, romeInstant } from '../../calendar.ts';
import { phones } from '../../db/schema.ts';
import { maskPhone } from '../../security/masking.ts';
import { done, type Call, type Handlers } from '../../server/call.ts';
import { readCards } from '../card-service/store.ts';
import { cardSummary } from '../card-service/view.ts';
import { readKey6State } from '../ecode/missing.ts';
import { flowOf } from '../login/routes.ts';
import { readUser } from '../login/store.ts';
import { homeAddressOf } from './home-address.ts';

/** The holder's own data. */
export const userServiceHandlers = {
  readUserProfile: {
    async run(call) {
      const { db, holder, bank } = call;
      const user = await readUser(db, holder.userId);
      const cards = await readCards(call);
      const ids = cards.map(({ id }) => String(id));
      const expiresAt = user.passwordSetAt + bank.policy.password.lifetimeDays * dayMs;
      return done({
        id: String(user.id),
        userType: user.userType,
        userStatus: user.userStatus,
        name: user.name,
        surname: user.surname,
        email: user.username,
        lastAccess: romeInstant(user.previousAccessAt),
        telephoneNumber: maskPhone(await referenceNumber(call)),
        homeAddress: homeAddressOf(user.id),
        passwordExpiration: romeInstant(expiresAt),
        kyc: user.kyc,
        userInfo: { cards: cards.map(cardSummary) },
        profiling: user.profiling,
        ...(await readKey6State(call)),
        flow: flowOf(holder.stage),
        cardContext: { cardInfo: { card: { id: ids[0] ?? '' } } },
      });
    },
  },
} satisfies Partial<Handlers>;

async function referenceNumber({ db, holder }: Call<'readUserProfile'>): Promise<string> {
  const [phone] = await db
    .select()
    .from(phones)
    .where(eq(phones.userId, holder.userId))
    .orderBy(asc(phones.position))
    .limit(1);
  if (phone === undefined) throw new Error('CONTACT_GONE: a holder without any number');
  return phone.number;
}
