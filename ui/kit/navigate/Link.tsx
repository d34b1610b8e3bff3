import type { MouseEvent, ReactNode } from 'react';

import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Link.module.css';
import { useFollow } from './use-follow.ts';

type LinkProps = {
  href: string;
  children: ReactNode;
  /** Opens a new tab and tells it nothing of this page; the words say so to those who do not see the arrow. */
  externalLabel?: string | undefined;
  /** For lists of links such as a menu, where the place already says that they are links. */
  isQuiet?: boolean | undefined;
  isCurrent?: boolean | undefined;
  /** Called before the link is followed; a handler that prevents the default follows it by itself. */
  onFollow?: ((event: MouseEvent) => void) | undefined;
};

/** Leads to another page, inside the portal without a reload. */
export function Link({ href, children, externalLabel, isQuiet, isCurrent, onFollow }: LinkProps) {
  const isExternal = externalLabel !== undefined;
  const follow = useFollow(href, isExternal);
  return (
    <a
      className={join(styles['link'], isQuiet && styles['quiet'])}
      href={href}
      onClick={(event) => {
        onFollow?.(event);
        follow(event);
      }}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={styles['words']}>{children}</span>
      {isExternal && ' '}
      {isExternal && (
        <span className={styles['external']}>
          <Icon name="external" />
          <VisuallyHidden>{externalLabel}</VisuallyHidden>
        </span>
      )}
    </a>
  );
}
