import { useState } from 'react';
import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { useOpenable, useStored } from '#ui/state';
import { Button } from '#ui/kit';
import styles from './CardLock.module.css';
import { LockedNotice } from './LockedNotice.tsx';
import { type CardLockState, lockInput, useCardLock } from './use-card-lock.ts';

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
  const isLocked = lock === 'locked';
  const { isOpening, open } = useOpenable(isLocked ? 'CARD_UNLOCK' : 'CARD_LOCK');
  const isReading = useStored('cards', ({ status }) => status === 'loading');
  const [askedWhen, setAskedWhen] = useState<CardLockState>();
  return (
    <div className={styles['lock']}>
      <Button
        variant="secondary"
        icon={isLocked ? undefined : 'locked'}
        isFullWidth
        // What was done shows once the cards have been read again.
        isLoading={isOpening || (isReading && askedWhen === lock)}
        loadingLabel={t('lock.opening')}
        onPress={() => {
          setAskedWhen(lock);
          void open(lockInput(card));
        }}
      >
        {t(isLocked ? 'lock.unlock' : 'lock.lock')}
      </Button>
    </div>
  );
}
