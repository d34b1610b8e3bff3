import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import { counted } from '../words/counted.ts';
import styles from './Legend.module.css';

type LegendProps = { journey: JourneyView; onMissing: () => void };

/** Says how far the scenarios go, what the marks of what they leave out mean, and leads to the list of it. */
export function Legend({ journey, onMissing }: LegendProps) {
  const { t } = useTranslation('studio');
  const { coverage, scenarios } = journey;
  if (!coverage) return <p className={styles['legend']}>{t('coverage.playing')}</p>;
  const { passed, total, missing } = coverage;
  const count = missing.length;
  const isCovered = count === 0 && scenarios.length > 0;
  const outcomes = missedOutcomes(journey);
  return (
    <section
      className={styles['legend']}
      aria-label={t('coverage.title')}
      data-covered={isCovered || undefined}
    >
      <p className={styles['count']}>
        <strong>
          {scenarios.length === 0
            ? t('coverage.none')
            : count === 0
              ? t('coverage.all')
              : counted(t, ['coverage.missing.one', 'coverage.missing.many'], count)}
        </strong>{' '}
        <span>{t('coverage.of', { passed, total })}</span>
      </p>
      {count > 0 && (
        <>
          <ul>
            <li data-mark="way">{t('coverage.legendWay')}</li>
            <li data-mark="step">{t('coverage.legendStep')}</li>
            <li data-mark="part">{t('coverage.legendPart')}</li>
          </ul>
          {outcomes > 0 && (
            <p>{counted(t, ['coverage.legendOutcome.one', 'coverage.legendOutcome.many'], outcomes)}</p>
          )}
          <button type="button" onClick={onMissing}>
            {t('coverage.list')}
          </button>
        </>
      )}
    </section>
  );
}

/** Counts the outcomes with which no scenario ends. */
function missedOutcomes({ steps }: JourneyView): number {
  const ends = Map.groupBy(
    steps.filter(({ kind }) => kind === 'end'),
    ({ about }) => about,
  );
  return [...ends.values()].filter((own) => own.every(({ isPassed }) => isPassed === false)).length;
}
