import { cardFunctions, cardProfiling } from '../card-services.ts';
import { cardRow, openingBalance, phoneNumbers, userRow } from '../open-account.ts';
import { makeOperations } from '../operations.ts';
import type { CardPlan } from '../personas.ts';
import type { Batch } from './batch.ts';
import type { Drawn } from './draw-holders.ts';

/** Where ids begin, what every holder's password hashes to, and when the holders stop spending. */
export type Opening = { ids: { user: number; phone: number }; passwordHash: string; now: number };

/** Adds a holder to a batch as a first login would open a demo account. */
export function openHolder(batch: Batch, drawn: Drawn, { ids, passwordHash, now }: Opening): void {
  const { number, persona, first: name, last: surname } = drawn;
  const id = ids.user + number - 1;
  const username = `titolare-${number}@percorso.test`;
  batch.users.push({ ...userRow(persona, { username, passwordHash, now }), id, name, surname });
  const phoneIds = phoneNumbers({ id, username }, persona).map((telephone, position) => {
    const phone = { id: ids.phone + (number - 1) * mostPhones + position, userId: id, position };
    batch.phones.push({ ...phone, number: telephone });
    return phone.id;
  });
  for (const [index, plan] of drawn.cards.entries()) {
    const cardId = id * 100 + index + 1;
    const rows = makeOperations({ cardId, plan, now, seed: drawn.seedOf(index) });
    batch.cards.push({
      ...cardRow(plan, now),
      ...services(plan),
      id: cardId,
      userId: id,
      openingCents: plan.productType === 'PREPAID' ? openingBalance(rows) : 0,
      mainCardId: plan.main === undefined ? null : id * 100 + plan.main + 1,
      phoneId: phoneIds[plan.phone ?? 0] ?? ids.phone,
    });
    for (const row of rows) batch.operations.push(row);
  }
}

/** The numbers of one holder never need more ids than these. */
const mostPhones = 2;

type Services = { profiling: ReturnType<typeof cardProfiling>; functions: ReturnType<typeof cardFunctions> };

const known = new Map<string, Services>();

/** What describes the services of a card is the same for all cards of a sort, and is worked out once. */
function services(plan: CardPlan): Services {
  const sort = `${plan.productType} ${plan.circuit}`;
  const made = known.get(sort) ?? { profiling: cardProfiling(plan), functions: cardFunctions(plan) };
  known.set(sort, made);
  return made;
}
