import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '#ui/kit';
import styles from './OutlookTile.module.css';

type OutlookTileProps = {
  title: string;
  /** What it comes to, in one line. */
  children: ReactNode;
  icon: IconName;
  onOpen: () => void;
};

/** Says the most important of something in a line, and opens the rest. */
export function OutlookTile({ title, children, icon, onOpen }: OutlookTileProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={styles['tile']}
      aria-haspopup="dialog"
      aria-labelledby={id}
      aria-describedby={`${id}-line`}
      onClick={onOpen}
    >
      <span className={styles['icon']}>
        <Icon name={icon} size={24} />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']} id={id}>
          {title}
        </span>
        <span className={styles['line']} id={`${id}-line`}>
          {children}
        </span>
      </span>
    </button>
  );
}
