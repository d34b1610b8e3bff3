import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useCardLock } from '../lock/use-card-lock.ts';

/** Why a card cannot be used, in a word: its holder or the bank has blocked it, or it is expired (CARD-07, CARD-08, HOLDER-24). */
export function useCardState(card: CardSummary): { kind: 'blocked' | 'expired'; label: string } | undefined {
  const { t } = useTranslation('cards');
  const lock = useCardLock(card);
  const { validityStatus } = card;
  if (lock === 'locked') return { kind: 'blocked', label: t('lock.mark') };
  if (validityStatus === 'VALID') return undefined;
  return {
    kind: validityStatus === 'BLOCKED' ? 'blocked' : 'expired',
    label: t(`validity.${validityStatus}`),
  };
}
