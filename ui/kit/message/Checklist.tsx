import { Icon } from '../icon/Icon.tsx';
import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Checklist.module.css';

/** One line of a checklist. */
export type Check = {
  label: string;
  isMet: boolean;
  /** Belongs to the line above it. */ isWithin?: boolean;
};

type ChecklistProps = {
  title: string;
  checks: readonly Check[];
  /** What stands for the marks to those who do not see them. */
  metLabel: string;
  unmetLabel: string;
  /** Heard politely as it changes, such as how many lines are met. */
  progress: string;
};

/** Lists what is asked for and marks each line as it is met, by more than colour. */
export function Checklist({ title, checks, metLabel, unmetLabel, progress }: ChecklistProps) {
  return (
    <div className={styles['checklist']}>
      <p>{title}</p>
      <ul>
        {checks.map(({ label, isMet, isWithin = false }) => (
          <li
            key={label}
            className={join(styles['check'], isMet && styles['met'], isWithin && styles['within'])}
          >
            <Icon name={isMet ? 'check' : 'partly'} />
            <span>
              {label}
              <VisuallyHidden>{`, ${isMet ? metLabel : unmetLabel}`}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{progress}</output>
      </VisuallyHidden>
    </div>
  );
}
