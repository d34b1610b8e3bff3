import type { ReactNode } from 'react';

import styles from './Surface.module.css';

type SurfaceProps = { children: ReactNode; labelledBy?: string | undefined };

/** Lifts one group of things off the ground; never one inside another. */
export function Surface({ children, labelledBy }: SurfaceProps) {
  return (
    <section className={styles['surface']} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
