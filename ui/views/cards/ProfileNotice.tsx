import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Button, Notice } from '#ui/kit';
import { useKeepFocus } from './RetryPlace.tsx';
import { useMissingProfile } from './use-missing-profile.ts';

/**
 * Says that the profile could not be read, on which hangs what the page offers, and reads it again when asked or when the
 * holder comes to another page (LOGIN-15).
 */
export function ProfileNotice() {
  const { t } = useTranslation('frame');
  const { holder } = useApp();
  const isMissing = useMissingProfile();
  const keepFocus = useKeepFocus();
  if (!isMissing) return null;
  const readAgain = (): void => {
    keepFocus();
    void holder.readProfile();
  };
  return (
    <Notice
      tone="warning"
      isAnnounced
      action={
        <Button variant="quiet" icon="refresh" onPress={readAgain}>
          {t('profile.retry')}
        </Button>
      }
    >
      {t('profile.failed')}
    </Notice>
  );
}
