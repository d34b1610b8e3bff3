import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import { drawnOf, Measure, type MeasureProps } from './Measure.tsx';
import styles from './Ring.module.css';

type RingProps = MeasureProps & {
  /** Stands in the middle: the one figure that matters. */
  children?: ReactNode;
};

/** Shows how much of a limit is used, beside the figures that say the same. */
export function Ring({ children, ...measure }: RingProps) {
  const { percent, tone = 'calm' } = measure;
  const drawn = drawnOf(percent);
  return (
    <div className={join(styles['ring'], styles[tone])}>
      <Measure {...measure} />
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
