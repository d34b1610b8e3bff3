import { useTranslation } from '#i18n';
import type { JourneyView, StepView, WayView } from '../../protocol.ts';
import { CatalogueLink } from '../catalogue/CatalogueLink.tsx';
import { GuardLine } from '../guards/GuardLine.tsx';
import { guardLabel } from '../guards/guard-label.ts';
import { OpeningGuard } from '../guards/OpeningGuard.tsx';
import { counted } from '../words/counted.ts';
import { stepKind, stepTitle } from '../words/step-words.ts';
import { wayWords } from '../words/way-words.ts';
import { inOrder } from './in-order.ts';
import { StepDeeds } from './StepDeeds.tsx';
import styles from './StepList.module.css';
import type { StepDeedsProps } from './use-step-deeds.ts';

type ListProps = {
  journey: JourneyView;
  chosen: string | undefined;
  passed: ReadonlySet<string>;
  deeds: StepDeedsProps;
  /** The guard that the address leads to. */
  sought: string | undefined;
  onChoose: (step: string) => void;
};

/** Says in words what the drawing shows: every step, and where each of its ways leads. */
export function StepList({ journey, chosen, passed, deeds, sought, onChoose }: ListProps) {
  const { t } = useTranslation('studio');
  const onward = Map.groupBy(journey.ways, ({ from }) => from);
  const titles = new Map(journey.steps.map((step) => [step.name, stepTitle(t, step)]));
  const { isReadOnly } = deeds;
  const guarding = { journey, isReadOnly, sought };
  const own = deeds.chosen;
  return (
    <div className={styles['list']}>
      <OpeningGuard {...guarding} />
      <ol aria-label={t('steps.label')}>
        {inOrder(journey).map((step) => (
          // One that gets another name stays the same.
          <li
            key={step.name === own.view?.name ? own.id : step.name}
            className={styles['item']}
            data-passed={passed.has(step.name) || undefined}
          >
            <div className={styles['row']}>
              <button type="button" aria-pressed={step.name === chosen} onClick={() => onChoose(step.name)}>
                <span className={styles['title']}>{titles.get(step.name)}</span>
                <span className={styles['kind']}>{stepKind(t, step)}</span>
                <span className={styles['name']}>{step.name}</span>
                <Findings step={step} />
                {step.isPassed === false && <span className={styles['open']}>{t('coverage.step')}</span>}
              </button>
              {step.kind === 'call' && step.about !== undefined && (
                <CatalogueLink
                  kind="operation"
                  name={step.about}
                  about={titles.get(step.name) ?? step.name}
                />
              )}
            </div>
            {step.name === own.view?.name && !isReadOnly && <StepDeeds {...deeds} isNamed />}
            <Ways ways={onward.get(step.name) ?? []} titles={titles} step={step} guarding={guarding} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Findings({ step: { findings } }: { step: StepView }) {
  const { t } = useTranslation('studio');
  const { errors, warnings } = findings;
  return (
    <>
      {errors > 0 && (
        <span className={styles['errors']}>
          {counted(t, ['counts.errors.one', 'counts.errors.many'], errors)}
        </span>
      )}
      {warnings > 0 && (
        <span className={styles['warnings']}>
          {counted(t, ['counts.warnings.one', 'counts.warnings.many'], warnings)}
        </span>
      )}
    </>
  );
}

/** Of what has no code of the bank nothing can be looked up. */
const isCode = ({ kind, name }: WayView): boolean => kind === 'error' && !['*', 'unreachable'].includes(name);

type WaysProps = {
  ways: readonly WayView[];
  titles: ReadonlyMap<string, string>;
  step: StepView;
  guarding: Pick<ListProps, 'journey' | 'sought'> & Pick<StepDeedsProps, 'isReadOnly'>;
};

function Ways({ ways, titles, step, guarding }: WaysProps) {
  const { t } = useTranslation('studio');
  if (ways.length === 0)
    return step.kind === 'end' ? <p className={styles['end']}>{t('steps.nowhere')}</p> : null;
  const refusals = ways.filter(({ isRefusal }) => isRefusal);
  return (
    <>
      <WayRows ways={ways.filter(({ isRefusal }) => !isRefusal)} titles={titles} guarding={guarding} />
      {refusals.length > 0 && (
        <details className={styles['refusals']}>
          <summary>{counted(t, ['drawing.folded.one', 'drawing.folded.many'], refusals.length)}</summary>
          <WayRows ways={refusals} titles={titles} guarding={guarding} />
        </details>
      )}
    </>
  );
}

function WayRows({ ways, titles, guarding }: Omit<WaysProps, 'step'>) {
  const { t } = useTranslation('studio');
  return (
    <ul className={styles['ways']}>
      {ways.map((way) => (
        <li key={way.id} data-open={way.isPassed === false || undefined}>
          {wayWords(t, way)}{' '}
          <span className={styles['to']}>{t('steps.to', { title: titles.get(way.to) ?? way.to })}</span>
          {Boolean(way.meaning) && <span className={styles['to']}> {way.meaning}</span>}
          {isCode(way) && <CatalogueLink kind="code" name={way.name} />}
          {way.isPassed === false && <span className={styles['open']}> {t('drawing.open')}</span>}
          <WayGuard way={way} {...guarding} />
        </li>
      ))}
    </ul>
  );
}

function WayGuard({ way, journey, isReadOnly, sought }: { way: WayView } & WaysProps['guarding']) {
  const { t } = useTranslation('studio');
  const guard = journey.guards.find(({ pointer }) => pointer === way.guard);
  if (!guard) return null;
  return (
    <GuardLine
      journey={journey}
      guard={guard}
      label={guardLabel(t, guard, journey)}
      isReadOnly={isReadOnly}
      isSought={guard.pointer === sought}
    />
  );
}
