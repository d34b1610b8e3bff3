import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Ring.module.css';

type RingProps = {
  /** From 0 to 100; what is beyond is drawn as full and read as it is. */
  percent: number;
  /** Names what is measured. */
  label: string;
  /** Reads the measure in words, such as the amount used of the limit. */
  valueText: string;
  /** Stands in the middle: the one figure that matters. */
  children?: ReactNode;
  tone?: 'calm' | 'warning' | 'critical' | undefined;
};

/** Shows how much of a limit is used, beside the figures that say the same. */
export function Ring({ percent, label, valueText, children, tone = 'calm' }: RingProps) {
  const drawn = Math.min(100, Math.max(0, percent));
  return (
    <div className={join(styles['ring'], styles[tone])}>
      <VisuallyHidden>
        <meter value={drawn} max={100} aria-label={label} aria-valuetext={valueText} />
      </VisuallyHidden>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        <circle className={styles['track']} cx="50" cy="50" r="43" />
        {drawn > 0 && (
          <circle
            className={styles['arc']}
            cx="50"
            cy="50"
            r="43"
            pathLength="100"
            strokeDasharray={`${drawn} 100`}
          />
        )}
      </svg>
      <div className={styles['middle']}>{children}</div>
    </div>
  );
}
