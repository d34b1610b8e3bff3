import { useTranslation } from '#i18n';
import { Icon, type IconName } from '#ui/kit';
import { useRef, useState } from 'react';
import type { JourneyView, ScenarioView } from '../../protocol.ts';
import { lineAddress } from '../route.ts';
import { counted } from '../words/counted.ts';
import { RemoveScenario } from './RemoveScenario.tsx';
import styles from './Scenarios.module.css';

/** Plays a scenario from its beginning, or as it stands after a move. */
export type Play = (scenario: string, moment?: number) => void;

type ListProps = {
  journey: JourneyView;
  isReadOnly: boolean;
  played: string | undefined;
  onPlay: Play;
};

/** Lists the scenarios of a journey, with what became of each and why, to be played. */
export function ScenarioList({ journey, isReadOnly, played, onPlay }: ListProps) {
  const { t } = useTranslation('studio');
  const [going, setGoing] = useState<string>();
  const [gone, setGone] = useState('');
  const said = useRef<HTMLOutputElement>(null);
  const { scenarios } = journey;
  const failing = scenarios.filter(({ state }) => state.kind === 'failed').length;
  return (
    <section aria-labelledby="scenarios" className={styles['section']}>
      <h2 id="scenarios">{t('scenarios.title')}</h2>
      <p className={styles['note']}>
        {scenarios.length === 0
          ? t('scenarios.none')
          : counted(t, ['scenarios.count.one', 'scenarios.count.many'], scenarios.length)}
        {failing > 0 && `, ${counted(t, ['scenarios.failing.one', 'scenarios.failing.many'], failing)}`}
      </p>
      <output ref={said} tabIndex={-1} className={styles['note']}>
        {gone !== '' && t('scenarios.removed', { title: gone })}
      </output>
      <ul className={styles['scenarios']} aria-labelledby="scenarios">
        {inOrder(scenarios).map((scenario) => (
          <li
            key={scenario.name}
            data-state={scenario.state.kind}
            aria-current={scenario.name === played || undefined}
          >
            <Scenario
              scenario={scenario}
              onPlay={onPlay}
              onRemove={isReadOnly ? undefined : () => setGoing(scenario.name)}
            />
            {going === scenario.name && (
              <RemoveScenario
                journey={journey.id}
                scenario={scenario}
                onClose={() => setGoing(undefined)}
                onDone={() => {
                  setGoing(undefined);
                  setGone(scenario.title);
                  // The row goes, and its button with it.
                  said.current?.focus();
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const urgency: readonly ScenarioView['state']['kind'][] = ['failed', 'hindered', 'playing', 'passed'];

/** What does not pass comes first. */
const inOrder = (scenarios: readonly ScenarioView[]): ScenarioView[] =>
  scenarios.toSorted((one, other) => urgency.indexOf(one.state.kind) - urgency.indexOf(other.state.kind));

const signs: Readonly<Record<ScenarioView['state']['kind'], IconName>> = {
  passed: 'positive',
  failed: 'critical',
  playing: 'pending',
  hindered: 'warning',
};

type ScenarioProps = { scenario: ScenarioView; onPlay: Play; onRemove: (() => void) | undefined };

function Scenario({ scenario, onPlay, onRemove }: ScenarioProps) {
  const { t } = useTranslation('studio');
  const { name, title, moves, state, file } = scenario;
  return (
    <>
      <span className={styles['sign']}>
        <Icon name={signs[state.kind]} />
      </span>
      <div>
        <p className={styles['title']}>{title}</p>
        <p className={styles['note']}>
          <span className={styles['state']}>{t(`scenarios.${state.kind}`)}</span>
          {`, ${counted(t, ['scenarios.moves.one', 'scenarios.moves.many'], moves)}`}
        </p>
        {state.kind === 'failed' && (
          <p className={styles['why']}>
            {t('scenarios.stopped', { move: state.move, why: state.why })}{' '}
            <a href={lineAddress({ file, line: state.line })}>
              {t('scenarios.place', { file, line: state.line })}
            </a>
          </p>
        )}
        {state.kind === 'hindered' && <p className={styles['why']}>{state.why}</p>}
      </div>
      <div className={styles['deeds']}>
        {state.kind === 'failed' && (
          <button
            type="button"
            aria-label={t('scenarios.playStopNamed', { title })}
            onClick={() => onPlay(name, state.move)}
          >
            {t('scenarios.playStop')}
          </button>
        )}
        {state.kind !== 'hindered' && (
          <button type="button" aria-label={t('scenarios.playNamed', { title })} onClick={() => onPlay(name)}>
            {t('scenarios.play')}
          </button>
        )}
        {onRemove && (
          <button type="button" aria-label={t('scenarios.removeNamed', { title })} onClick={onRemove}>
            {t('scenarios.remove')}
          </button>
        )}
      </div>
    </>
  );
}
