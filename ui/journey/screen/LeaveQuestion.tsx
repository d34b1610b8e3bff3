import { useTranslation } from '#i18n';
import { Button, Dialog } from '#ui/kit';
import type { Leaving } from '../use-page-back.ts';

/** Asks before the page of a journey is left with something to lose. */
export function LeaveQuestion({ isAsked, stay, leave }: Leaving) {
  const { t } = useTranslation('frame');
  if (!isAsked) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('leave.title')}
      closeLabel={t('close')}
      onClose={stay}
      footer={
        <>
          <Button variant="secondary" onPress={leave}>
            {t('leave.leave')}
          </Button>
          <Button onPress={stay}>{t('leave.stay')}</Button>
        </>
      }
    >
      <p>{t('leave.body')}</p>
    </Dialog>
  );
}
