import { useTranslation } from '#i18n';
import { useApp } from '#ui/state';
import { Surface, Switch } from '#ui/kit';
import { NoData } from '../cards/NoData.tsx';
import { useSettled } from './InOrder.tsx';
import { useInstalmentAlert } from './use-instalment-alert.ts';

/** Switches the SMS about instalments, without a code: the bank tells the holder’s contacts of it (ADD-03). */
export function AlertSwitch({ cardId }: { cardId: string }) {
  const { t } = useTranslation('instalments');
  const { messages } = useApp().stores;
  const { standing, isBusy, again, change } = useInstalmentAlert(cardId);
  useSettled(standing === 'loading');
  if (standing === 'loading' || standing === 'absent') return null;
  if (standing === 'failed') {
    const title = t('alert.failed.title');
    return <NoData title={title} text={t('alert.failed.text')} retry={t('failed.retry')} onRetry={again} />;
  }
  const onChange = async (isOn: boolean) => {
    const isDone = await change(isOn);
    const text = isDone ? t(isOn ? 'alert.on' : 'alert.off') : t('alert.unchanged');
    messages.getState().add({ text, status: isDone ? 'ok' : 'critical' });
  };
  return (
    <Surface>
      <Switch
        label={t('alert.label')}
        description={t('alert.note')}
        isOn={standing === 'on'}
        isBusy={isBusy}
        onChange={(isOn) => void onChange(isOn)}
      />
    </Surface>
  );
}
