import { useTranslation } from '#i18n';
import type { WalkReport } from '../../stage/messages.ts';
import styles from './SimulatorPane.module.css';

/** Shows what each journey under way remembers: its inputs, its data, its attempts. */
export function Remembered({ report }: { report: WalkReport }) {
  const { t } = useTranslation('studio');
  const { frames, ended } = report.state;
  return (
    <div className={styles['data']}>
      {frames.toReversed().map(({ frameId, journey, data, input, counted = [] }) => (
        <section key={frameId} aria-label={t('simulator.dataOf', { journey })}>
          <h3>{t('simulator.dataOf', { journey })}</h3>
          <Values values={data} none={t('simulator.noData')} />
          {counted.length > 0 && <h4>{t('simulator.limits')}</h4>}
          <Values values={Object.fromEntries(counted.map(([limit]) => [limit, timesIn(counted, limit)]))} />
          {Object.keys(input).length > 0 && <h4>{t('simulator.input')}</h4>}
          <Values values={input} />
        </section>
      ))}
      {ended && <Values values={{ ...ended.output }} />}
    </div>
  );
}

const timesIn = (counted: readonly (readonly [string, string])[], limit: string): number =>
  counted.filter(([name]) => name === limit).length;

type ValuesProps = { values: Readonly<Record<string, unknown>>; none?: string };

function Values({ values, none }: ValuesProps) {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return none === undefined ? null : <p className={styles['note']}>{none}</p>;
  return (
    <dl className={styles['values']}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{written(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

const written = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, undefined, 1);
