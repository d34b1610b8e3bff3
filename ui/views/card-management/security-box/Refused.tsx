import { useTranslation } from '#i18n';
import type { Openable } from '#ui/state';
import { Badge, CallableWords, Notice } from '#ui/kit';
import { useCardLock } from '../../cards/lock/use-card-lock.ts';
import { useSelectedCard } from '../../cards/use-selected-card.ts';
import styles from '../ServiceTile.module.css';

/** Why a service cannot be used. */
export type RefusedProps = {
  reason: NonNullable<Openable['reason']>;
  /** The bank’s own words, which go before ours. */
  message?: string | undefined;
};

/** Says why a service cannot be used (GATE-04); what can be done about it stands among the actions. */
export function Refused({ reason, message }: RefusedProps) {
  const { t } = useTranslation('errors');
  const { t: ofCard } = useTranslation('card-management');
  const lock = useCardLock(useSelectedCard().card);
  // The page has said of the card that it is expired, and what to do (MGMT-16).
  if (reason === 'expired')
    return (
      <div>
        <Badge>{ofCard('tile.hindered.card-expired')}</Badge>
      </div>
    );
  if (reason === 'limited') return <p className={styles['why']}>{message ?? ofCard('tile.limited')}</p>;
  return (
    <Notice tone={/blocked|locked/u.test(reason) ? 'warning' : 'info'}>
      <CallableWords
        text={
          message ??
          (reason === 'locked'
            ? ofCard(lock === 'locked' ? 'lockedByYou' : 'tile.locked')
            : t(`refused.${reason}`))
        }
      />
    </Notice>
  );
}
