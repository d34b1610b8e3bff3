import type { CardContextData, CardService } from '#schemas';

/** What the holder may do with the reference number, and why not when nothing. */
export type PhoneBoxState =
  | { kind: 'editable' }
  /** The card has no such service: the number is only shown. */
  | { kind: 'read-only' }
  | { kind: 'off' }
  /** The bank’s own words go before ours when it sent any (MGMT-14). */
  | { kind: 'locked' | 'blocked'; title: string | undefined; message: string | undefined }
  | { kind: 'limited' }
  | { kind: 'paused' };

/**
 * Tells whether the reference number may be changed from this card: both services that speak of it must allow it
 * (MGMT-01, MGMT-25, MGMT-26).
 */
export function phoneBoxState({ cardInfo, profiling }: CardContextData): PhoneBoxState {
  const services = [profiling.MODIFICA_NUMERO, profiling.EDIT_TEL_NUMB];
  if (!profiling.MODIFICA_NUMERO) return { kind: 'read-only' };
  if (cardInfo.card.validityStatus === 'BLOCKED') {
    return { kind: 'blocked', title: undefined, message: profiling.MODIFICA_NUMERO.cardBlockedMessage };
  }
  const hindrances = services.flatMap((service) => (service ? (hindranceOf(service) ?? []) : []));
  return hindrances[0] ?? { kind: 'editable' };
}

function hindranceOf(service: CardService): PhoneBoxState | undefined {
  if (service.locked) return { kind: 'locked', title: service.lockedTitle, message: service.lockedMessage };
  if (service.cardBlocked) return { kind: 'blocked', title: undefined, message: service.cardBlockedMessage };
  if (service.prop.state !== 'ATTIVO') return { kind: 'off' };
  if (service.limited) return { kind: 'limited' };
  return service.pause ? { kind: 'paused' } : undefined;
}
