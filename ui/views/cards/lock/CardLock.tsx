import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button } from '#ui/kit';
import styles from './CardLock.module.css';
import { LockedNotice } from './LockedNotice.tsx';
import { type CardLockState, useCardLock } from './use-card-lock.ts';
import { useLockOpening } from './use-lock-opening.ts';

/** Lets a holder lock a card at once, and unlock it in the same place; of one that is locked it says so beneath (HOLDER-24). */
export function CardLock({ card }: { card: CardSummary | undefined }) {
  const lock = useCardLock(card);
  if (card === undefined || lock === undefined) return null;
  return (
    <>
      <LockButton key={card.id} card={card} lock={lock} />
      <LockedNotice card={card} isUnderButton />
    </>
  );
}

/** Stays one button, which keeps its place and the focus whatever it has done: a page that moved would hide it, or what was in sight. */
function LockButton({ card, lock }: { card: CardSummary; lock: CardLockState }) {
  const { t } = useTranslation('cards');
  const { isBusy, press } = useLockOpening(card, lock);
  const isLocked = lock === 'locked';
  return (
    <div className={styles['lock']}>
      <Button
        variant="secondary"
        icon={isLocked ? undefined : 'locked'}
        isFullWidth
        isLoading={isBusy}
        loadingLabel={t('lock.opening')}
        onPress={press}
      >
        {t(isLocked ? 'lock.unlock' : 'lock.lock')}
      </Button>
    </div>
  );
}
