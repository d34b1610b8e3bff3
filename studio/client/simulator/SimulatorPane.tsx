import { useTranslation } from '#i18n';
import { Tabs } from '#ui/kit';
import { useState } from 'react';
import type { StageView } from '../../protocol.ts';
import { BankAnswers } from './BankAnswers.tsx';
import { Flags } from './Flags.tsx';
import { Moments } from './Moments.tsx';
import { Remembered } from './Remembered.tsx';
import styles from './SimulatorPane.module.css';
import type { Stage } from './use-stage.ts';

const parts = ['bank', 'flags', 'data', 'walk'] as const;

/** Plays the bank, sets the flags, and shows what the run remembers and how it has come here. */
export function SimulatorPane({ stage, view }: { stage: Stage; view: StageView | undefined }) {
  const { t } = useTranslation('studio');
  const [part, setPart] = useState<string>('bank');
  const { report } = stage;
  const contents = report &&
    view && {
      bank: <BankAnswers report={report} view={view} send={stage.send} />,
      flags: <Flags report={report} view={view} send={stage.send} />,
      data: <Remembered report={report} />,
      walk: <Moments report={report} send={stage.send} />,
    };
  return (
    <section className={styles['pane']} aria-label={t('simulator.title')}>
      <Tabs
        label={t('simulator.parts')}
        selected={part}
        onSelect={setPart}
        tabs={parts.map((name) => ({
          id: name,
          label: t(`simulator.${name}`),
          content: <div className={styles['part']}>{contents?.[name]}</div>,
        }))}
      />
    </section>
  );
}
