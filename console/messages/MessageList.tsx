import { formatPhone, useTranslation } from '#i18n';
import { Badge, Icon } from '#ui/kit';
import type { KnownHolder, SentMessage } from '#sandbox/console';
import { inGroups } from '../code/newest-code.ts';
import { Empty } from '../frame/Empty.tsx';
import { writtenHour } from '../frame/written.ts';
import styles from './Lists.module.css';

type MessageListProps = {
  messages: readonly SentMessage[];
  holderOf: (userId: number | null) => KnownHolder | undefined;
};

/** Lists what the bank has sent, newest first. */
export function MessageList({ messages, holderOf }: MessageListProps) {
  const { t } = useTranslation('console');
  if (messages.length === 0) return <Empty words={t('messages.none')} />;
  return (
    <ol className={styles['list']}>
      {messages.slice(0, 60).map(({ id, kind, to, text, code, at, userId }) => (
        <li key={id} className={styles['entry']}>
          <div className={styles['line']}>
            <Icon name={kind === 'sms' ? 'phone' : 'mail'} />
            <strong>{holderOf(userId)?.username ?? formatPhone(to)}</strong>
            <span className={styles['soft']}>
              {kind === 'sms' && `${formatPhone(to)} · `}
              {writtenHour(at)}
            </span>
            {code !== null && <Badge tone="info">{inGroups(code)}</Badge>}
          </div>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
