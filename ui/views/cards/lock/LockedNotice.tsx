import { useTranslation } from '#i18n';
import type { CardSummary } from '#schemas';
import { Button, Notice } from '#ui/kit';
import { LockNumbers } from '../../frame/LockNumbers.tsx';
import { useCardLock } from './use-card-lock.ts';
import { useLockOpening } from './use-lock-opening.ts';

type LockedNoticeProps = {
  card: CardSummary | undefined;
  /** The button above it unlocks the card. */
  isUnderButton?: boolean;
};

/** Says that its holder has locked a card, and leads to unlocking it; nothing of a card that is not (HOLDER-24). */
export function LockedNotice({ card, isUnderButton }: LockedNoticeProps) {
  const { t } = useTranslation('cards');
  if (useCardLock(card) !== 'locked' || card === undefined) return null;
  return (
    <Notice
      tone="warning"
      title={t('lock.title')}
      action={isUnderButton ? undefined : <UnlockButton key={card.id} card={card} />}
    >
      {t('lock.text')} <LockNumbers />
    </Notice>
  );
}

function UnlockButton({ card }: { card: CardSummary }) {
  const { t } = useTranslation('cards');
  const { isBusy, press } = useLockOpening(card, 'locked');
  return (
    <Button variant="quiet" isLoading={isBusy} loadingLabel={t('lock.opening')} onPress={press}>
      {t('lock.unlock')}
    </Button>
  );
}
