import { StepGuards } from '../guards/StepGuards.tsx';
import { StepDeeds, type StepProps } from './StepDeeds.tsx';
import styles from './StepPanel.module.css';

/** Says beneath the drawing what the chosen step is called and which conditions it has, to be written there. */
export function StepPanel(props: StepProps) {
  const { journey, chosen, isReadOnly } = props;
  if (!chosen.view) return null;
  return (
    <div className={styles['panel']}>
      <StepDeeds {...props} />
      <StepGuards journey={journey} step={chosen.view.name} isReadOnly={isReadOnly} />
    </div>
  );
}
