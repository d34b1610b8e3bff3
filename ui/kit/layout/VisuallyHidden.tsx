import type { ReactNode } from 'react';

import styles from './VisuallyHidden.module.css';

type VisuallyHiddenProps = { children: ReactNode; id?: string };

/** Says something to assistive technology alone. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={styles['hidden']} id={id}>
      {children}
    </span>
  );
}
