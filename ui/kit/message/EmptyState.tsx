import type { ReactNode } from 'react';

import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: string;
  children?: ReactNode;
  icon?: IconName | undefined;
  /** What the holder can do about it. */
  action?: ReactNode;
};

/** Says that there is nothing here, why, and what to do next. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      {icon !== undefined && (
        <span className={styles['icon']}>
          <Icon name={icon} size={24} />
        </span>
      )}
      <p className={styles['title']}>{title}</p>
      {children !== undefined && <div className={styles['body']}>{children}</div>}
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
