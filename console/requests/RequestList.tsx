import { useTranslation } from '#i18n';
import { Badge, Icon } from '#ui/kit';
import { useId, useState } from 'react';
import type { JournalEntry, KnownHolder } from '#sandbox/console';
import { Empty } from '../frame/Empty.tsx';
import { writtenHour } from '../frame/written.ts';
import styles from '../messages/Lists.module.css';
import { useBank } from '../server/bank.ts';

type RequestListProps = {
  requests: readonly JournalEntry[];
  holderOf: (userId: number | null) => KnownHolder | undefined;
};

const mostShown = 60;

/** Lists what the bank was asked, newest first; each opens on what came with it, secrets masked. */
export function RequestList({ requests, holderOf }: RequestListProps) {
  const { t } = useTranslation('console');
  if (requests.length === 0) return <Empty words={t('requests.none')} />;
  return (
    <ol className={styles['list']}>
      {requests.slice(0, mostShown).map((request) => (
        <RequestItem key={request.id} request={request} holder={holderOf(request.userId)} />
      ))}
    </ol>
  );
}

function RequestItem({ request, holder }: { request: JournalEntry; holder: KnownHolder | undefined }) {
  const { operations } = useBank().fixed;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { operationId, at, status, code, ms, method, path, headers, body } = request;
  return (
    <li className={styles['item']}>
      <button
        type="button"
        className={styles['request']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={`${styles['soft']} ${styles['hour']}`}>{writtenHour(at)}</span>
        <span className={styles['what']}>
          <span>{operationId}</span>
          <span className={styles['soft']}>
            {[holder?.username, operations[operationId], `${ms} ms`].filter(Boolean).join(' · ')}
          </span>
        </span>
        <Badge tone={status < 400 ? 'positive' : 'critical'}>{`${status} ${code}`.trim()}</Badge>
        <Icon name="expand" />
      </button>
      {isOpen && (
        <pre id={panel} className={styles['body']}>
          {`${method} ${path}\n${JSON.stringify({ ...headers, body }, null, 2)}`}
        </pre>
      )}
    </li>
  );
}
