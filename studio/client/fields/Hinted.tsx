import { type ReactNode, useId } from 'react';
import { Labelled } from '../steps/Labelled.tsx';
import styles from './Fields.module.css';

type HintedProps = { label: string; hint: string; children: (id: string) => ReactNode };

/** Names a control, and says beneath it what is to be known; the control is described by the id that it is given. */
export function Hinted({ label, hint, children }: HintedProps) {
  const id = useId();
  return (
    <div className={styles['hinted']}>
      <Labelled label={label}>{children(id)}</Labelled>
      <span id={id} className={styles['soft']}>
        {hint}
      </span>
    </div>
  );
}
