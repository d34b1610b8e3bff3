import { useTranslation } from '#i18n';
import { Button, Dialog } from '#ui/kit';
import type { Leaving } from '../use-page-back.ts';

type LeaveQuestionProps = Leaving & {
  /** What is lost, where that is not what was written. */
  body?: string;
};

/** Asks before the page of a journey is left with something to lose. */
export function LeaveQuestion({ isAsked, stay, leave, body }: LeaveQuestionProps) {
  const { t } = useTranslation('forms');
  const { t: frame } = useTranslation('frame');
  if (!isAsked) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t('leave.title')}
      closeLabel={frame('close')}
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
      <p>{body ?? t('leave.body')}</p>
    </Dialog>
  );
}
