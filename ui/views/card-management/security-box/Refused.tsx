import { useTranslation } from '#i18n';
import { holderCodePopup, type Openable } from '#ui/state';
import { Badge, Notice } from '#ui/kit';
import { OpenButton } from './OpenButton.tsx';

type RefusedProps = {
  reason: NonNullable<Openable['reason']>;
  /** The bank’s own words, which go before ours. */
  message?: string | undefined;
};

/** Says why a service cannot be used; who is limited may enter the holder code at once (GATE-04, RCODE-08). */
export function Refused({ reason, message }: RefusedProps) {
  const { t } = useTranslation('errors');
  const { t: ofCard } = useTranslation('card-management');
  const isLimited = reason === 'limited';
  // The page has said of the card that it is expired, and what to do (MGMT-16).
  if (reason === 'expired')
    return (
      <div>
        <Badge>{ofCard('tile.hindered.card-expired')}</Badge>
      </div>
    );
  return (
    <Notice
      tone={/blocked|locked/u.test(reason) ? 'warning' : 'info'}
      action={isLimited && <OpenButton opens={holderCodePopup}>{t('refused.insertCode')}</OpenButton>}
    >
      {message ?? t(`refused.${reason}`)}
    </Notice>
  );
}
