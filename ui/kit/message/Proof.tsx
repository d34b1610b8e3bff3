import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../status/Spinner.tsx';
import styles from './Proof.module.css';

type ProofProps = {
  id?: string | undefined;
  label: string;
  /** What is being done, or that it is done; heard politely. */
  status: string;
  isSolved: boolean;
  error?: string | undefined;
};

/** Shows a check that goes on by itself: nothing is asked of the holder, but what happens is said. */
export function Proof({ id, label, status, isSolved, error }: ProofProps) {
  return (
    <fieldset id={id} className={styles['proof']} aria-label={label}>
      <span className={join(styles['mark'], isSolved && styles['solved'])}>
        {isSolved ? <Icon name="security" size={24} /> : <Spinner />}
      </span>
      <span>
        <span className={styles['label']}>{label}</span>
        <output className={styles['status']}>{status}</output>
        {error !== undefined && <span className={styles['error']}>{error}</span>}
      </span>
    </fieldset>
  );
}
