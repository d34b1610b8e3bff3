import { StepGuards } from '../guards/StepGuards.tsx';
import { StepDeeds } from './StepDeeds.tsx';
import styles from './StepPanel.module.css';
import type { StepDeedsProps } from './use-step-deeds.ts';

/** Says beneath the drawing what the chosen step is called and which conditions it has, to be written there. */
export function StepPanel(props: StepDeedsProps) {
  const { journey, chosen, isReadOnly } = props;
  if (!chosen.view) return null;
  return (
    <div className={styles['panel']}>
      <StepDeeds {...props} />
      <StepGuards journey={journey} step={chosen.view.name} isReadOnly={isReadOnly} />
    </div>
  );
}
