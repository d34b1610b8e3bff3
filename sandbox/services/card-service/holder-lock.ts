import type { CardProfiling, ServiceId } from '#schemas';
import { refuse, type HolderCall, type Refusal } from '../../server/call.ts';
import texts from './lock-texts.json' with { type: 'json' };
import type { CardRow } from './store.ts';
import { findServedCard } from './switch-service.ts';

/** What pays with a card, or shows what somebody needs in order to pay with it. */
const paying = ['RICARICHE_TELEFONICHE', 'KEY_6', 'PIN_CARD'] as const satisfies readonly ServiceId[];

/** A service that a lock stops. */
export type PayingService = (typeof paying)[number];

/** Refuses what its holder has stopped by locking the card. */
export const refuseLocked = ({ holderLockedAt }: Pick<CardRow, 'holderLockedAt'>): Refusal | null =>
  holderLockedAt === null ? null : refuse('CARD_LOCKED');

/** Finds a card of the holder with which can be paid now by a service. */
export async function findPayingCard(
  call: HolderCall,
  cardId: string,
  service: PayingService,
): Promise<CardRow | Refusal> {
  const card = await findServedCard(call, cardId, service);
  return 'kind' in card ? card : (refuseLocked(card) ?? card);
}

/** Shows in a card's services which of them its holder has stopped by locking it. */
export function withHolderLock(profiling: CardProfiling, card: CardRow): CardProfiling {
  if (card.holderLockedAt === null) return profiling;
  const shown = { ...profiling };
  for (const id of paying) {
    const service = shown[id];
    if (service !== undefined)
      shown[id] = { ...service, locked: true, lockedTitle: texts.title, lockedMessage: texts.message };
  }
  return shown;
}
