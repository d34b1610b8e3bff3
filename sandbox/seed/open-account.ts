import { eq } from 'drizzle-orm';
import type { CardProfiling } from '#schemas';
import { dayMs, romeTime } from '../calendar.ts';
import type { Database } from '../db/database.ts';
import { cards, phones, users } from '../db/schema.ts';
import { writeSecurity } from '../services/card-security/store.ts';
import {
  cardFunctions,
  cardProfiling,
  holderProfiling,
  limitServices,
  pauseServices,
} from './card-services.ts';
import { insertOperations } from './insert-operations.ts';
import { openLoyalty } from './open-loyalty.ts';
import { openFinancings, openPlans } from './open-plans.ts';
import { makeOperations } from './operations.ts';
import { findPersona, personas, type CardPlan, type Persona } from './personas.ts';
import words from './words.json' with { type: 'json' };

type User = typeof users.$inferSelect;

/** Who logs in for the first time, with the hash of the password, and when. */
export type FirstLogin = { username: string; passwordHash: string; now: number };

const passwordAgeDays = 20;
const lastVisitDays = 3;
const lifetimeMs = 3 * 365 * dayMs;
const expiredMs = 60 * dayMs;

/**
 * Opens a demo account with its numbers, cards and a year of operations; of two first logins at once one opens it.
 *
 * @throws {Error} PERSONA_UNKNOWN when no demo account has this name.
 */
export function openAccount(db: Database, login: FirstLogin): Promise<User> {
  const persona = findPersona(login.username);
  if (persona === null) throw new Error('PERSONA_UNKNOWN: only demo accounts are opened');
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values(userRow(persona, login))
      .onConflictDoNothing({ target: users.username })
      .returning();
    if (user === undefined) return readOpened(tx, login.username);
    const phoneIds = await openPhones(tx, user, persona);
    for (const [index, plan] of persona.cards.entries()) {
      const cardId = user.id * 100 + index + 1;
      const rows = makeOperations({ cardId, plan, now: usedUntil(plan, login.now) });
      await tx.insert(cards).values({
        ...shutRow(cardRow(plan, login.now), persona),
        id: cardId,
        userId: user.id,
        openingCents: plan.productType === 'PREPAID' ? openingBalance(rows) : 0,
        mainCardId: plan.main === undefined ? null : user.id * 100 + plan.main + 1,
        phoneId: phoneIds[plan.phone ?? 0] ?? 0,
      });
      await insertOperations(tx, rows);
      if (plan.security !== undefined) await writeSecurity({ db: tx }, { id: cardId }, plan.security);
      await openPlans(tx, { cardId, wishes: plan.plans ?? [], now: login.now });
      await openFinancings(tx, { cardId, wishes: plan.financings ?? [], now: login.now });
      if (plan.productType === 'CREDIT')
        await openLoyalty(tx, { cardId, type: persona.loyalty, now: login.now });
    }
    return user;
  });
}

async function readOpened(db: Database, username: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.username, username));
  if (user === undefined) throw new Error('USER_GONE: an account vanished while it was opened');
  return user;
}

/** Makes the row of a holder. */
export function userRow(
  persona: Persona,
  { username, passwordHash, now }: FirstLogin,
): typeof users.$inferInsert {
  return {
    username,
    persona: persona.name,
    passwordHash,
    passwordSetAt: now - (persona.onboarding?.passwordAgeDays ?? passwordAgeDays) * dayMs,
    name: persona.first,
    surname: persona.last,
    userType: persona.userType ?? 'STANDARD',
    userStatus: persona.onboarding?.limitedDays === undefined ? 'ACTIVE' : 'LIMITED',
    kyc: persona.onboarding?.identityLapsed !== true,
    profiling: holderProfiling(persona.cards),
    device: persona.device ?? null,
    lastAccessAt: now - lastVisitDays * dayMs,
    previousAccessAt: now - (lastVisitDays + 4) * dayMs,
  };
}

async function openPhones(db: Database, user: User, persona: Persona): Promise<number[]> {
  const rows = phoneNumbers(user, persona).map((number, position) => ({ userId: user.id, position, number }));
  return (await db.insert(phones).values(rows).returning()).map(({ id }) => id);
}

/** Lists the numbers of a holder, the reference number first: of a copy they are made of its own id. */
export function phoneNumbers(user: Pick<User, 'id' | 'username'>, persona: Persona): string[] {
  const isOriginal = user.username === `${persona.name}@percorso.test`;
  const place = personas.indexOf(persona) + 1;
  const own = isOriginal ? `${String(place).padStart(5, '0')}101` : String(user.id).padStart(8, '0');
  const prefixes = isOriginal ? ['34', '38'] : ['35', '36'];
  return prefixes
    .slice(0, persona.phones)
    .map((prefix, position) => `+39${prefix}${own.slice(0, -2)}${endingOf(own, position)}`);
}

/** A holder tells their numbers apart by the last two digits, the only ones that are ever shown (PHONE-15). */
function endingOf(own: string, position: number): string {
  return String((Number(own.slice(-2)) + position * 37) % 100).padStart(2, '0');
}

/** Makes the row of a card, but for what ties it to its holder. */
export function cardRow(plan: CardPlan, now: number) {
  const { month, year } = romeTime(plan.validity === 'EXPIRED' ? now - lifetimeMs - expiredMs : now);
  const mandatory = { type: plan.type, productType: plan.productType, circuit: plan.circuit };
  return {
    ...mandatory,
    panLast4: plan.last4,
    description: plan.description,
    validity: plan.validity ?? ('VALID' as const),
    limitCents: plan.limitCents,
    installmentCents: plan.installmentCents ?? null,
    paymentType: plan.paymentType,
    paymentMethod: plan.productType === 'CREDIT' ? words.paymentMethod : null,
    expiry: `${String(month).padStart(2, '0')}/${String((year + 3) % 100).padStart(2, '0')}`,
    family: plan.family ?? false,
    cardholder: plan.cardholder ?? null,
    profiling: cardProfiling(plan),
    functions: cardFunctions(plan),
  };
}

/** A card that can no longer be used has no operations of late. */
const usedUntil = ({ validity }: CardPlan, now: number): number =>
  validity === undefined ? now : now - expiredMs;

/** What still stands between the holder and the whole portal shuts services of the cards. */
function shutRow<Row extends { profiling: CardProfiling }>(row: Row, { onboarding }: Persona): Row {
  const limited = limitServices(row.profiling, onboarding?.limitedDays !== undefined);
  return { ...row, profiling: pauseServices(limited, onboarding?.identityLapsed === true) };
}

/** Such that a prepaid card has 412.35 euro left after all its operations. */
export function openingBalance(rows: readonly { recharge: boolean; chargeCents: number }[]): number {
  const moved = rows.reduce((sum, row) => sum + (row.recharge ? row.chargeCents : -row.chargeCents), 0);
  return 41_235 - moved;
}
