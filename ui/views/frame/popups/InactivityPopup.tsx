import { type TFunction, useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Button, Dialog } from '#ui/kit';
import { useState } from 'react';
import { useStore } from 'zustand';

/** Warns before the bank ends a session that nobody uses, and keeps it open on request (S-29). */
export function InactivityPopup() {
  const { t } = useTranslation('frame');
  const { inactivity, calls, session } = useApp();
  const secondsLeft = useStore(inactivity.store, (state) => state.secondsLeft);
  const [isStaying, setStaying] = useState(false);
  const stay = async () => {
    setStaying(true);
    // Any call that is the holder’s own starts the bank’s clock again.
    await calls.call('readUserProfile');
    setStaying(false);
  };
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      icon="pending"
      tone="warning"
      title={t('inactivity.title')}
      closeLabel={t('close')}
      onClose={() => void stay()}
      footer={
        <>
          <Button variant="secondary" onPress={() => void session.logout()}>
            {t('inactivity.leave')}
          </Button>
          <Button isLoading={isStaying} loadingLabel={t('loading')} onPress={() => void stay()}>
            {t('inactivity.stay')}
          </Button>
        </>
      }
    >
      <p role="timer">{t('inactivity.body', { left: leftWords(secondsLeft, t) })}</p>
    </Dialog>
  );
}

function leftWords(seconds: number, t: TFunction): string {
  if (seconds < 60)
    return t(seconds === 1 ? 'inactivity.seconds.one' : 'inactivity.seconds.many', { seconds });
  return t('inactivity.minutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}
