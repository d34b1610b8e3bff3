import type { CardContextData } from '#schemas';
import { isAtOnlineBanking } from '../cards/online-banking.ts';
import { type Hindrance, hindranceOf } from '../cards/service-hindrance.ts';

/** How the Paga box stands: where it leads, or what hinders it. */
export type PayBox = { kind: 'page' | 'popup'; opens: string } | { kind: 'hindered'; hindrance: Hindrance };

/**
 * Tells how the Paga box of a card stands; nothing where the card tops up no phones (HOME-08). What blocks the card goes
 * before where the box leads (HOME-09).
 */
export function payBox(context: CardContextData): PayBox | undefined {
  const service = context.profiling.RICARICHE_TELEFONICHE;
  if (service?.prop.state !== 'ATTIVO') return undefined;
  const hindrance = hindranceOf(context.cardInfo.card, service);
  const isLinked = isAtOnlineBanking(context);
  // The bank limits what is done here; online banking asks for no code of ours.
  if (hindrance && !(isLinked && hindrance.kind === 'limited')) return { kind: 'hindered', hindrance };
  if (isLinked) return { kind: 'popup', opens: 'IBAN_PREPAID_POPUP' };
  return { kind: 'page', opens: '/telephoneRecharge/anagraphicData' };
}

/** Tells how a prepaid card is recharged; nothing for any other, nor where Paga says what hinders both. */
export function rechargeBox(context: CardContextData): PayBox | undefined {
  const box = payBox(context);
  if (context.cardInfo.card.productType !== 'PREPAID' || box?.kind === 'hindered') return undefined;
  return box?.kind === 'page' ? { ...box, opens: '/cardRecharge/anagraphicData' } : box;
}
