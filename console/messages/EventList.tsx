import { useTranslation } from '#i18n';
import type { PortalEvent } from '#sandbox/console';
import { Empty } from '../frame/Empty.tsx';
import { writtenHour } from '../frame/written.ts';
import styles from './Lists.module.css';

/** Lists what portals have recorded, newest first. */
export function EventList({ events }: { events: readonly PortalEvent[] }) {
  const { t } = useTranslation('console');
  if (events.length === 0) return <Empty words={t('events.none')} />;
  return (
    <ol className={styles['list']}>
      {events.slice(0, 60).map(({ name, at, route }) => (
        <li key={`${at} ${name}`} className={styles['entry']}>
          <div className={styles['line']}>
            <strong>{name}</strong>
            <span className={styles['soft']}>
              {writtenHour(at)} {route}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}
