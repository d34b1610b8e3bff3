import { useTexts } from '#i18n';
import { holderCodePopup, type Openable } from '#ui/app';
import { Notice } from '#ui/kit';
import { OpenButton } from './OpenButton.tsx';

type RefusedProps = {
  reason: NonNullable<Openable['reason']>;
  /** The bank’s own words, which go before ours. */
  message?: string | undefined;
};

/** Says why a service cannot be used; who is limited may enter the holder code at once (GATE-04, RCODE-08). */
export function Refused({ reason, message }: RefusedProps) {
  const t = useTexts('errors');
  const isLimited = reason === 'limited';
  return (
    <Notice
      tone={reason === 'blocked' || reason === 'locked' ? 'warning' : 'info'}
      action={isLimited && <OpenButton opens={holderCodePopup}>{t('refused.insertCode')}</OpenButton>}
    >
      {message ?? t(`refused.${reason}`)}
    </Notice>
  );
}
