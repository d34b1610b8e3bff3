import type { ReactNode } from 'react';
import styles from './StepDeeds.module.css';

/** Names a control of a form. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // What it names stands in it.
    <label className={styles['labelled']}>
      <span>{label}</span>
      {children}
    </label>
  );
}
