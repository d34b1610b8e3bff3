import { useTranslation } from '#i18n';
import { Notice } from '#ui/kit';
import { OpenButton } from './OpenButton.tsx';

type BlockedProps = {
  /** The popup in which it is unlocked. */
  opens: string;
  label: string;
};

/** Says that a service is blocked, and leads to its unlocking (TDS-02, ECODE-02). */
export function Blocked({ opens, label }: BlockedProps) {
  const { t } = useTranslation('card-security');
  return (
    <Notice
      tone="warning"
      action={
        <OpenButton opens={opens} label={label}>
          {t('blocked.unlock')}
        </OpenButton>
      }
    >
      {t('blocked.text')}
    </Notice>
  );
}
