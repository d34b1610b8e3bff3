import type { JourneyView } from '../../protocol.ts';
import { StepGuards } from '../guards/StepGuards.tsx';
import { StepDeeds } from './StepDeeds.tsx';
import styles from './StepPanel.module.css';
import type { ChosenStep } from './use-step-names.ts';

type PanelProps = { journey: JourneyView; chosen: ChosenStep; isReadOnly: boolean };

/** Says beneath the drawing what the chosen step is called and which conditions it has, to be written there. */
export function StepPanel({ journey, chosen, isReadOnly }: PanelProps) {
  if (!chosen.view) return null;
  return (
    <div className={styles['panel']}>
      <StepDeeds journey={journey} chosen={chosen} isReadOnly={isReadOnly} />
      <StepGuards journey={journey} step={chosen.view.name} isReadOnly={isReadOnly} />
    </div>
  );
}
