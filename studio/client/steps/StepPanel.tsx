import { useTranslation } from '#i18n';
import { useState } from 'react';
import type { JourneyView, StepView } from '../../protocol.ts';
import { useOpener } from '../frame/use-opener.ts';
import { StepGuards } from '../guards/StepGuards.tsx';
import { stepTitle } from '../words/step-words.ts';
import { RenameForm } from './RenameForm.tsx';
import styles from './StepPanel.module.css';
import type { ChosenStep } from './use-step-names.ts';

type PanelProps = { journey: JourneyView; chosen: ChosenStep; isReadOnly: boolean };

/** Says beneath the drawing what the chosen step is called and which conditions it has, to be written there. */
export function StepPanel({ journey, chosen, isReadOnly }: PanelProps) {
  const { view, id, expect } = chosen;
  if (!view) return null;
  return (
    <div className={styles['panel']}>
      <StepName key={id} journey={journey.id} step={view} isReadOnly={isReadOnly} onSend={expect} />
      <StepGuards journey={journey} step={view.name} isReadOnly={isReadOnly} />
    </div>
  );
}

type NameProps = { journey: string; step: StepView; isReadOnly: boolean; onSend: (name: string) => void };

function StepName({ journey, step, isReadOnly, onSend }: NameProps) {
  const { t } = useTranslation('studio');
  const { name } = step;
  /** Under which name it is being renamed: once it has another, that is done. */
  const [renamed, setRenamed] = useState<string>();
  const [given, setGiven] = useState<{ from: string; to: string }>();
  const isOpen = renamed === name;
  const opener = useOpener(isOpen);
  const label = t('rename.step', { title: stepTitle(t, step) });
  return (
    <section className={styles['step']} aria-label={label}>
      <p className={styles['head']}>
        <span>{label}</span>
        <code>{name}</code>
        {!isReadOnly && !isOpen && (
          <button
            ref={opener}
            type="button"
            className={styles['opener']}
            aria-label={t('rename.of', { name })}
            onClick={() => setRenamed(name)}
          >
            {t('rename.do')}
          </button>
        )}
      </p>
      {isOpen && (
        <RenameForm
          journey={journey}
          step={name}
          onSend={onSend}
          onDone={(to) => {
            setRenamed(undefined);
            setGiven({ from: name, to });
          }}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <output className={styles['note']}>{given?.to === name && t('rename.done', given)}</output>
    </section>
  );
}
