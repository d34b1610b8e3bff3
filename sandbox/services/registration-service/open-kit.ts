import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cards, holderRecords, phones, users } from '../../db/schema.ts';
import { holderProfiling } from '../../seed/card-services.ts';
import { fiscalCodeOf, type RegistrationKit } from '../../seed/identity.ts';
import { insertOperations } from '../../seed/insert-operations.ts';
import { cardRow } from '../../seed/open-account.ts';
import { makeOperations } from '../../seed/operations.ts';
import type { CardPlan } from '../../seed/personas.ts';
import type { Call } from '../../server/call.ts';
import { writeSecurity } from '../card-security/store.ts';

/**
 * Makes the holder of a registration kit known to the bank, with the card but without any access to the portal: the
 * username is nobody's and no password fits the hash. Of two at once one makes it.
 */
export async function openKit(
  { db, bank, now }: Call<'verifyRegistrationCard'>,
  kit: RegistrationKit,
): Promise<number> {
  const [known] = await db.select().from(holderRecords).where(eq(holderRecords.kitSerial, kit.serial));
  if (known !== undefined) return known.userId;
  return db.transaction(async (tx) => {
    const username = unregisteredName(kit.serial);
    const [user] = await tx
      .insert(users)
      .values({ ...userRow(kit, now), username, passwordHash: bank.nobodysPasswordHash })
      .onConflictDoNothing({ target: users.username })
      .returning();
    if (user === undefined) return readId(tx, username);
    const [phone] = await tx
      .insert(phones)
      .values({ userId: user.id, position: 0, number: kit.telephone })
      .returning();
    const plan = planOf(kit);
    const cardId = user.id * 100 + 1;
    const place = { id: cardId, userId: user.id, openingCents: 0, phoneId: phone?.id ?? 0 };
    await tx.insert(cards).values({ ...cardRow(plan, now), ...place });
    await writeSecurity({ db: tx }, { id: cardId }, { key6: 'ABSENT', pinRequested: false });
    await insertOperations(tx, makeOperations({ cardId, plan, now }));
    await tx.insert(holderRecords).values({
      userId: user.id,
      fiscalCode: fiscalCodeOf(kit.first, kit.last, kit.serial),
      kitSerial: kit.serial,
      registered: false,
      migrated: true,
      temporary: false,
      consents: {},
    });
    return user.id;
  });
}

/** Names a holder who has no access to the portal; no one can log in with it. */
export const unregisteredName = (serial: number | string): string => `unregistered:${serial}`;

async function readId(db: Database, username: string): Promise<number> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error('USER_GONE: a kit vanished while it was opened');
  return user.id;
}

const userRow = (kit: RegistrationKit, now: number) => ({
  persona: 'nuova-carta',
  passwordSetAt: now,
  name: kit.first,
  surname: kit.last,
  userType: 'STANDARD' as const,
  userStatus: 'ACTIVE' as const,
  kyc: true,
  profiling: holderProfiling([]),
  lastAccessAt: now,
  previousAccessAt: now,
});

const planOf = (kit: RegistrationKit): CardPlan => ({
  type: 'CC-CLASSIC',
  productType: 'CREDIT',
  circuit: 'VISA',
  description: 'CLASSIC',
  last4: kit.pan.slice(-4),
  limitCents: 300_000,
  paymentType: 'S',
  perDay: 0.5,
});
