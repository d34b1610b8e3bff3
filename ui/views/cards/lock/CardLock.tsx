import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button } from '#ui/kit';
import styles from './CardLock.module.css';
import { LockedNotice } from './LockedNotice.tsx';
import { useLockOpening } from './use-lock-opening.ts';

/** Lets a holder lock a card at once, and unlock it in the same place; of one that is locked it says so beneath (HOLDER-24). */
export function CardLock({ card }: { card: CardSummary | undefined }) {
  return (
    <>
      <LockButton key={card?.id} card={card} />
      <LockedNotice card={card} isUnderButton />
    </>
  );
}

/** Stays one button, which keeps its place and the focus whatever it has done: a page that moved would hide it, or what was in sight. */
function LockButton({ card }: { card: CardSummary | undefined }) {
  const { t } = useTranslation('cards');
  const { lock, ...opening } = useLockOpening(card);
  if (lock === undefined) return null;
  const isLocked = lock === 'locked';
  return (
    <div className={styles['lock']}>
      <Button
        variant="secondary"
        icon={isLocked ? undefined : 'locked'}
        isFullWidth
        loadingLabel={t('lock.opening')}
        {...opening}
      >
        {t(isLocked ? 'lock.unlock' : 'lock.lock')}
      </Button>
    </div>
  );
}
