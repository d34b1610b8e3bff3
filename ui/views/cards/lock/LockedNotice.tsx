import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button, Notice } from '#ui/kit';
import { LockNumbers } from '../../frame/LockNumbers.tsx';
import { useLockOpening } from './use-lock-opening.ts';

type LockedNoticeProps = {
  card: CardSummary | undefined;
  /** The button above it unlocks the card. */
  isUnderButton?: boolean;
};

/** Says that its holder has locked a card, and leads to unlocking it; nothing of a card that is not (HOLDER-24). */
export function LockedNotice({ card, isUnderButton }: LockedNoticeProps) {
  const { t } = useTranslation('cards');
  const { lock, ...opening } = useLockOpening(card);
  if (lock !== 'locked') return null;
  return (
    <Notice
      tone="warning"
      title={t('lock.title')}
      action={
        isUnderButton ? undefined : (
          <Button variant="quiet" loadingLabel={t('lock.opening')} {...opening}>
            {t('lock.unlock')}
          </Button>
        )
      }
    >
      {t('lock.text')} <LockNumbers />
    </Notice>
  );
}
