import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';

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
  return (
    <AriaDisclosure className={styles['disclosure'] ?? ''} defaultExpanded={isOpenAtFirst}>
      <Heading level={level} className={styles['heading'] ?? ''}>
        <Button slot="trigger" className={styles['trigger'] ?? ''}>
          <span>{title}</span>
          <Icon name="expand" />
        </Button>
      </Heading>
      <DisclosurePanel>
        <div className={styles['body']}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
