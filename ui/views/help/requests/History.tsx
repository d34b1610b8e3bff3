import { formatDate, formatTime, useTranslation } from '#i18n';
import type { HelpRequest } from '#schemas';
import styles from './History.module.css';

type HistoryProps = Pick<HelpRequest, 'history'>;

/** Lists what became of a request, the last step first, with what the bank says to its holder. */
export function History({ history }: HistoryProps) {
  const { t } = useTranslation('help-requests');
  return (
    <ol className={styles['history']} aria-label={t('history')} reversed>
      {history.toReversed().map(({ state, at, note }) => (
        <li key={`${state} ${at}`} className={styles['step']}>
          <span className={styles['name']}>{t(`states.${state}`)}</span>
          <time className={styles['at']} dateTime={at}>
            {t('at', { date: formatDate(at), time: formatTime(at) })}
          </time>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
        </li>
      ))}
    </ol>
  );
}
