import { useTranslation } from '#i18n';
import { type ErrorPopupContent, useApp, useStored } from '#ui/state';
import { Button, Dialog } from '#ui/kit';
import { useLocation, useNavigate } from 'react-router-dom';

/** Says above everything that something went wrong, and leads on when it is closed (ERR-18 to ERR-20). */
export function ErrorPopup() {
  const { t } = useTranslation('errors');
  const { stores } = useApp();
  const error = useStored('popups', (popups) => (popups.visible ? popups.error : undefined));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const close = () => {
    stores.popups.getState().closeError();
    const path = error && pathAfter(error, pathname);
    if (path !== undefined && path !== pathname) void navigate(path);
  };
  const askAgain = () => stores.popups.getState().closeError('again');
  const isOffered = error?.answered !== undefined;
  return (
    <Dialog
      role="alertdialog"
      isOpen={error !== undefined}
      icon={error?.icon ?? 'critical'}
      tone="critical"
      title={error?.title ?? t('popup.title')}
      closeLabel={t('popup.close')}
      onClose={close}
      footer={
        <>
          <Button variant={isOffered ? 'secondary' : 'primary'} onPress={close}>
            {t('popup.close')}
          </Button>
          {isOffered && <Button onPress={askAgain}>{t('popup.retry')}</Button>}
        </>
      }
    >
      {error?.subtitle !== undefined && <p>{error.subtitle}</p>}
      <p>{error?.message}</p>
    </Dialog>
  );
}

/** Where closing leads: what blocks an operation leads out of it, to card management or home; the rest stays where it is. */
export function pathAfter(error: ErrorPopupContent, pathname: string): string {
  if (error.reason !== 'BLOCKER') return pathname;
  const isOfCard = /^\/(cardsmanagement|n\/manage-card|keysix|smsalert|estrattoconto)/i.test(pathname);
  return isOfCard ? '/cardsmanagement' : '/';
}
