import { useTranslation } from '#i18n';
import { AdditionControl } from './AdditionControl.tsx';
import { ClockControl } from './ClockControl.tsx';
import styles from './Controls.module.css';
import { CounterControl } from './CounterControl.tsx';
import { FaultControl } from './FaultControl.tsx';
import { SitesControl } from './SitesControl.tsx';

/** What the bank is told to do: each says what is on, and ends with one press. */
export function Controls() {
  const { t } = useTranslation('console');
  return (
    <aside className={styles['controls']} aria-label={t('controls')}>
      <ClockControl />
      <FaultControl />
      <AdditionControl />
      <CounterControl />
      <SitesControl />
    </aside>
  );
}
