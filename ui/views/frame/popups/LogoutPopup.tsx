import { useTranslation } from '#i18n';
import { useApp, useStored } from '#ui/state';
import { Button, Dialog } from '#ui/kit';
import { useState } from 'react';

/** Asks before the session ends: Esci or Annulla (NAV-10, NAV-11). */
export function LogoutPopup() {
  const { t } = useTranslation('frame');
  const { stores, session } = useApp();
  const isOpen = useStored('popups', ({ logout }) => logout);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => stores.popups.getState().closeLogout();
  const leave = async () => {
    setLeaving(true);
    await session.logout();
    setLeaving(false);
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={t('logout.title')}
      closeLabel={t('close')}
      onClose={close}
      footer={
        <>
          <Button variant="secondary" isDisabled={isLeaving} onPress={close}>
            {t('logout.cancel')}
          </Button>
          <Button isLoading={isLeaving} loadingLabel={t('loading')} onPress={() => void leave()}>
            {t('logout.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('logout.body')}</p>
    </Dialog>
  );
}
