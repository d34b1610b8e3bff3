import type { CardContextData } from '#schemas';

/** Returns whether a card is a prepaid or debit one that is linked to online banking, where part of it is managed (IBAN-01). */
export function isAtOnlineBanking({ cardInfo, profiling }: CardContextData): boolean {
  return cardInfo.card.productType !== 'CREDIT' && profiling.IBAN_PREPAID?.prop.state === 'ATTIVO';
}
