import { useTranslation } from '#i18n';
import { Icon } from '#ui/kit';
import { useState } from 'react';
import type { JourneyView } from '../../protocol.ts';
import type { WalkReport } from '../../stage/messages.ts';
import { addressOf, type Part } from '../route.ts';
import { SaveScenario } from '../scenarios/SaveScenario.tsx';
import { momentWords } from './moment-words.ts';
import styles from './Transport.module.css';
import type { Stage } from './use-stage.ts';

type TransportProps = {
  stage: Pick<Stage, 'send'>;
  report: WalkReport;
  journey: JourneyView;
  part: Part;
  isReadOnly: boolean;
};

/** Goes through a walk moment by moment, and keeps it as a scenario. */
export function Transport({ stage: { send }, report, journey, part, isReadOnly }: TransportProps) {
  const { t } = useTranslation('studio');
  const { moments, at, scenario } = report;
  const label = moments[at]?.label;
  const last = moments.length - 1;
  const to = (moment: number) => () => send({ kind: 'rewind', to: moment });
  return (
    <section className={styles['transport']} aria-label={t('transport.label')}>
      {scenario && (
        <p className={styles['scenario']}>
          <span title={scenario.title}>{t('transport.scenario', { title: scenario.title })}</span>
          {part !== 'drawing' && (
            <a href={addressOf({ journey: journey.id, part: 'drawing' })}>{t('transport.drawing')}</a>
          )}
          {part !== 'scenarios' && (
            <a href={addressOf({ journey: journey.id, part: 'scenarios' })}>{t('transport.list')}</a>
          )}
        </p>
      )}
      <div className={styles['row']}>
        <Step name="first" isOff={at === 0} onPress={to(0)} />
        <Step name="before" isOff={at === 0} onPress={to(at - 1)} />
        <output className={styles['at']} title={label && momentWords(t, label)}>
          {t('transport.at', { at: at + 1, count: moments.length })}
        </output>
        <Step name="after" isOff={at >= last} onPress={to(at + 1)} />
        <Step name="last" isOff={at >= last} onPress={to(last)} />
        <Save journey={journey} report={report} isReadOnly={isReadOnly} />
      </div>
      {label && <p className={styles['moment']}>{momentWords(t, label)}</p>}
    </section>
  );
}

const signs = { first: 'previous', before: 'previous', after: 'next', last: 'next' } as const;

type StepProps = { name: keyof typeof signs; isOff: boolean; onPress: () => void };

/** It is never disabled, which would throw the focus away at the end of a walk. */
function Step({ name, isOff, onPress }: StepProps) {
  const { t } = useTranslation('studio');
  return (
    <button
      type="button"
      aria-label={t(`transport.${name}`)}
      title={t(`transport.${name}`)}
      aria-disabled={isOff || undefined}
      data-end={name === 'first' || name === 'last' || undefined}
      data-name={name}
      onClick={() => !isOff && onPress()}
    >
      <Icon name={signs[name]} />
    </button>
  );
}

/** The same as long as nothing else is done or gone back to, whatever is read again meanwhile. */
const walkKey = ({ moments, at }: WalkReport): string =>
  JSON.stringify([at, moments.map(({ label, step }) => [label, step])]);

function Save({ journey, report, isReadOnly }: Pick<TransportProps, 'journey' | 'report' | 'isReadOnly'>) {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  const [saved, setSaved] = useState<{ file: string; walk: string }>();
  const walk = walkKey(report);
  if (isReadOnly) return <p className={styles['note']}>{t('saving.readOnly')}</p>;
  return (
    <>
      <button type="button" className={styles['save']} onClick={() => setOpen(true)}>
        {t('saving.open')}
      </button>
      <output className={styles['saved']}>
        {saved?.walk === walk && t('saving.saved', { file: saved.file })}
      </output>
      {isOpen && (
        <SaveScenario
          journey={journey}
          report={report}
          onClose={() => setOpen(false)}
          onSaved={(file) => {
            setSaved({ file, walk });
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
