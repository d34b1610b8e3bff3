import { useTranslation } from '#i18n';
import { useEffect, useRef } from 'react';
import type { CoverageView, JourneyView } from '../../protocol.ts';
import { addressOf } from '../route.ts';
import { passingWords } from '../words/passing.ts';
import { stepTitle } from '../words/step-words.ts';
import { missingWords } from './missing-words.ts';
import styles from './Scenarios.module.css';

type ListProps = { journey: JourneyView; coverage: CoverageView };
type Line = { id: string; words: string; step: string | undefined };

/** Lists what no scenario passes: steps and outcomes first, then ways, refusals and conditions, each with the way to its place. */
export function MissingList({ journey, coverage }: ListProps) {
  const { t } = useTranslation('studio');
  const { missing, passed, total } = coverage;
  const heading = useRef<HTMLHeadingElement>(null);
  // Anyone who has asked for it reads on from here.
  useEffect(() => heading.current?.focus(), []);
  const isRefusal = (way: string | undefined): boolean =>
    journey.ways.find(({ id }) => id === way)?.isRefusal === true;
  const lines = missing.map((each) => ({
    group: each.kind === 'guard' || each.kind === 'allow' ? 'guard' : isRefusal(each.way) ? 'refusal' : 'way',
    line: { id: each.id, words: missingWords(t, each, journey), step: each.step },
  }));
  const unreached = journey.steps.flatMap((step): Line[] =>
    step.isPassed === false
      ? [{ id: step.name, words: t('missing.step', { title: stepTitle(t, step) }), step: step.name }]
      : [],
  );
  const linesOf = (name: string): Line[] =>
    lines.flatMap(({ group, line }) => (group === name ? [line] : []));
  return (
    <section aria-labelledby="missing" className={styles['section']}>
      <h2 id="missing" ref={heading} tabIndex={-1}>
        {t('missing.title')}
      </h2>
      <p className={styles['note']}>
        {passingWords(t, journey)}
        {`, ${t('coverage.of', { passed, total })}`}
      </p>
      <Lines title={t('missing.kind.step')} lines={unreached} journey={journey.id} />
      <Lines title={t('missing.kind.way')} lines={linesOf('way')} journey={journey.id} />
      <Lines title={t('missing.kind.refusal')} lines={linesOf('refusal')} journey={journey.id} />
      <Lines title={t('missing.kind.guard')} lines={linesOf('guard')} journey={journey.id} />
    </section>
  );
}

function Lines({ title, lines, journey }: { title: string; lines: readonly Line[]; journey: string }) {
  const { t } = useTranslation('studio');
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{`${title} (${lines.length})`}</h3>
      <ul className={styles['missing']} aria-label={title}>
        {lines.map(({ id, words, step }) => (
          <li key={id}>
            <span>{words}</span>
            {step !== undefined && (
              <a
                href={addressOf({ journey, part: 'drawing', step })}
                aria-label={`${t('missing.goTo')}: ${words}`}
              >
                {t('missing.goTo')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
