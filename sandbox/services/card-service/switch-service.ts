import { eq } from 'drizzle-orm';
import type { ServiceId } from '#schemas';
import { cards } from '../../db/schema.ts';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import { findCard, isActive, type CardRow } from './store.ts';

/** Returns whether a service that a card has is switched on by its holder; its state says only whether the bank offers it. */
export const isSwitchedOn = (card: CardRow, service: ServiceId): boolean =>
  card.profiling[service]?.active === 'ATTIVO';

/** Switches services of a card on or off, or on with a sum in cents, as the card context shows them (CARD-29 to CARD-33). */
export async function switchServices(
  call: Pick<HolderCall, 'db'>,
  card: CardRow,
  wanted: Partial<Record<ServiceId, boolean | number>>,
): Promise<void> {
  const profiling = { ...(await lockCard(call, card)).profiling };
  for (const [id, wish] of Object.entries(wanted)) {
    // The keys of a record by service are services.
    const service = profiling[id as ServiceId];
    if (service === undefined) continue;
    const { servicesBox, threshold: _before, ...kept } = service;
    const on = wish !== false;
    profiling[id as ServiceId] = {
      ...kept,
      ...(typeof wish === 'number' ? { threshold: wish } : {}),
      active: on ? 'ATTIVO' : 'DISATTIVO',
      servicesBox: servicesBox.map((box) =>
        box.additionalInfo === undefined
          ? box
          : { ...box, additionalInfo: { ...box.additionalInfo, active: on } },
      ),
    };
  }
  await call.db.update(cards).set({ profiling }).where(eq(cards.id, card.id));
}

/** Finds a card of the holder on which a service can be used now (S-34, S-35). */
export async function findServedCard(
  call: HolderCall,
  cardId: string,
  service: ServiceId,
): Promise<CardRow | Refusal> {
  const card = await findCard(call, cardId);
  if ('kind' in card) return card;
  const isUsable = isActive(card, service) && card.validity === 'VALID';
  return isUsable ? card : refuse('FUNCTION_NOT_AVAILABLE');
}

/** Reads a card again and keeps others from changing it until the transaction ends. */
export async function lockCard({ db }: Pick<HolderCall, 'db'>, card: Pick<CardRow, 'id'>): Promise<CardRow> {
  const [locked] = await db.select().from(cards).where(eq(cards.id, card.id)).for('update');
  if (locked === undefined) throw new Error('CARD_GONE: a card vanished while it was used');
  return locked;
}
