import { useTranslation } from '#i18n';
import { Button } from '#ui/kit';
import type { ClockOrder } from '#sandbox/console';
import { writtenDay, writtenHour } from '../frame/written.ts';
import { ask } from '../server/ask.ts';
import { useBank } from '../server/bank.ts';
import { useBankTime } from '../server/use-bank-time.ts';
import styles from './Controls.module.css';
import { Panel } from './Panel.tsx';

const steps = [
  { name: 'seconds', advance: 'PT30S' },
  { name: 'minutes', advance: 'PT5M1S' },
  { name: 'day', advance: 'P1D' },
] as const;

/** Shows the bank’s time, and moves it. */
export function ClockControl() {
  const { t } = useTranslation('console');
  const { act, live } = useBank();
  const now = useBankTime();
  const isMoved = live.clock.offsetMs !== 0;
  const move = (body: ClockOrder) => act(() => ask('clock', { method: 'POST', body }), t('clock.moved'));
  return (
    <Panel
      title={t('clock.title')}
      on={isMoved ? t('clock.on') : undefined}
      end={{ label: t('clock.real'), run: () => move({ real: true }) }}
    >
      <div>
        <p className={styles['time']}>{writtenHour(now)}</p>
        <p className={styles['soft']}>{writtenDay(now)}</p>
      </div>
      <div className={styles['steps']}>
        {steps.map(({ name, advance }) => (
          <Button
            key={name}
            variant="secondary"
            aria-label={t(`clock.step.${name}.label`)}
            onPress={() => move({ advance })}
          >
            {t(`clock.step.${name}.short`)}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
