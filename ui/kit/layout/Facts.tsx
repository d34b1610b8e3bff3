import type { ReactNode } from 'react';

import styles from './Facts.module.css';
import { Unbroken } from './Unbroken.tsx';

type FactsProps = { facts: readonly { label: string; value: ReactNode }[] };

/** Pairs names with values, the values lined up at the end of the row. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles['fact']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['value']}>
            <Unbroken>{value}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
