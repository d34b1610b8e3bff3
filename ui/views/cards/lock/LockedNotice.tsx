import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable } from '#ui/state';
import { Button, Notice } from '#ui/kit';
import { LockNumbers } from '../../frame/LockNumbers.tsx';
import { lockInput, useCardLock } from './use-card-lock.ts';

type LockedNoticeProps = {
  card: CardSummary | undefined;
  /** The button above it unlocks the card. */
  isUnderButton?: boolean;
};

/** Says that its holder has locked a card, and leads to unlocking it; nothing of a card that is not (HOLDER-24). */
export function LockedNotice({ card, isUnderButton }: LockedNoticeProps) {
  const { t } = useTranslation('cards');
  const lock = useCardLock(card);
  const { isOpening, open } = useOpenable('CARD_UNLOCK');
  if (card === undefined || lock !== 'locked') return null;
  return (
    <Notice
      tone="warning"
      title={t('lock.title')}
      action={
        isUnderButton ? undefined : (
          <Button
            variant="quiet"
            isLoading={isOpening}
            loadingLabel={t('lock.opening')}
            onPress={() => void open(lockInput(card))}
          >
            {t('lock.unlock')}
          </Button>
        )
      }
    >
      {t('lock.text')} <LockNumbers />
    </Notice>
  );
}
