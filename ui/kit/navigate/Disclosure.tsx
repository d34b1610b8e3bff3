import { type ReactNode, useId, useState } from 'react';

import { Icon } from '../icon/Icon.tsx';
import styles from './Disclosure.module.css';

type DisclosureProps = {
  title: string;
  children: ReactNode;
  /** The heading's level on its page: 3 unless told. */
  level?: 2 | 3 | 4 | undefined;
  isOpenAtFirst?: boolean | undefined;
};

/** Keeps an answer or a detail folded under its title until it is wanted. */
export function Disclosure({ title, children, level = 3, isOpenAtFirst = false }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const panel = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles['disclosure']}>
      <Heading className={styles['heading']}>
        <button
          type="button"
          className={styles['trigger']}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{title}</span>
          <Icon name="expand" />
        </button>
      </Heading>
      <div id={panel} hidden={!isOpen}>
        <div className={styles['body']}>{children}</div>
      </div>
    </div>
  );
}
