import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import styles from './Rows.module.css';

/** Lists things below one another on one surface, a line between them. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles['rows']}>{children}</ul>;
}

type RowProps = {
  children: ReactNode;
  /** Where the parts of a row stand when one is higher than the others. */
  align?: 'center' | 'start' | undefined;
};

/** Is one of `Rows`: its words, and beside them what may be done; below when there is no room. */
export function Row({ children, align = 'center' }: RowProps) {
  return <li className={join(styles['row'], align === 'start' && styles['start'])}>{children}</li>;
}

/** Names what a row is about, with a quieter line beneath. */
export function RowWords({ title, note }: { title: ReactNode; note: ReactNode }) {
  return (
    <span className={styles['words']}>
      <span className={styles['title']}>{title}</span>
      <span className={styles['note']}>{note}</span>
    </span>
  );
}
