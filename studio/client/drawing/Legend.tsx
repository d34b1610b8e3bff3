import { useTranslation } from '#i18n';
import type { JourneyView } from '../../protocol.ts';
import type { Shelf } from '../scenarios/ScenariosPart.tsx';
import { counted } from '../words/counted.ts';
import { failingIn, passingWords } from '../words/passing.ts';
import styles from './Legend.module.css';

type LegendProps = { journey: JourneyView; onShelf: (shelf: Shelf) => void };

/** Says how far the scenarios go, what the marks of what they leave out mean, and leads to the list of it. */
export function Legend({ journey, onShelf }: LegendProps) {
  const { t } = useTranslation('studio');
  const { coverage, scenarios } = journey;
  if (!coverage || coverage.isBefore) return <p className={styles['legend']}>{t('coverage.playing')}</p>;
  const { passed, total, missing } = coverage;
  const count = missing.length;
  const failing = failingIn(scenarios);
  const isCovered = count === 0 && failing === 0 && scenarios.length > 0;
  const outcomes = missedOutcomes(journey);
  return (
    <section
      className={styles['legend']}
      aria-label={t('coverage.title')}
      data-covered={isCovered || undefined}
    >
      <p className={styles['count']}>
        <strong>{passingWords(t, journey)}</strong> <span>{t('coverage.of', { passed, total })}</span>
      </p>
      {failing > 0 && (
        <>
          {count > 0 && <p>{counted(t, ['coverage.missing.one', 'coverage.missing.many'], count)}</p>}
          <button type="button" onClick={() => onShelf('list')}>
            {t('coverage.failingList')}
          </button>
        </>
      )}
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
          <button type="button" onClick={() => onShelf('missing')}>
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
