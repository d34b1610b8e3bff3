import type { CardContextData } from '#schemas';
import { type Hindrance, serviceHindrance } from '../../cards/service-hindrance.ts';

/** What the holder may do with the reference number; where the card has no such service it is only shown. */
export type PhoneBoxState = { kind: 'editable' | 'read-only' } | { kind: 'hindered'; hindrance: Hindrance };

/**
 * Returns whether the reference number may be changed from this card: both services that speak of it must allow it
 * (MGMT-01, MGMT-25, MGMT-26).
 */
export function phoneBoxState({ cardInfo, profiling }: CardContextData): PhoneBoxState {
  const services = [profiling.MODIFICA_NUMERO, profiling.EDIT_TEL_NUMB];
  if (!profiling.MODIFICA_NUMERO) return { kind: 'read-only' };
  const hindrances = services.flatMap((service) => (service ? (serviceHindrance(service) ?? []) : []));
  const hindrance: Hindrance | undefined =
    cardInfo.card.validityStatus === 'BLOCKED' ? { kind: 'card-blocked' } : hindrances[0];
  return hindrance ? { kind: 'hindered', hindrance } : { kind: 'editable' };
}
