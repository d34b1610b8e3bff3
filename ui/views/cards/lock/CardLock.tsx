import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable } from '#ui/state';
import { Button } from '#ui/kit';
import styles from './CardLock.module.css';
import { LockedNotice } from './LockedNotice.tsx';
import { lockInput, useCardLock } from './use-card-lock.ts';

/** Lets a holder lock a card at once; of one that is locked it says so, and how to unlock it (HOLDER-24). */
export function CardLock({ card }: { card: CardSummary | undefined }) {
  const lock = useCardLock(card);
  if (card === undefined || lock === undefined) return null;
  return lock === 'locked' ? <LockedNotice card={card} /> : <LockButton card={card} />;
}

function LockButton({ card }: { card: CardSummary }) {
  const { t } = useTranslation('cards');
  const { isOpening, open } = useOpenable('CARD_LOCK');
  return (
    <div className={styles['lock']}>
      <Button
        variant="secondary"
        icon="locked"
        isFullWidth
        isLoading={isOpening}
        loadingLabel={t('lock.opening')}
        onPress={() => void open(lockInput(card))}
      >
        {t('lock.lock')}
      </Button>
    </div>
  );
}
