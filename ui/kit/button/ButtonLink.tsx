import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';
import { Unbroken } from '../layout/Unbroken.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useFollow } from '../navigate/use-follow.ts';
import type { ButtonVariant } from './Button.tsx';
import styles from './Button.module.css';

type ButtonLinkProps = {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant | undefined;
  icon?: IconName | undefined;
  isFullWidth?: boolean | undefined;
  /** Opens a new tab and tells it nothing of this page; the words say so to assistive technology. */
  externalLabel?: string | undefined;
  /** Called before the link is followed. */
  onFollow?: (() => void) | undefined;
};

/** Looks like a button and is a link: for what leads somewhere and changes nothing. */
export function ButtonLink(props: ButtonLinkProps) {
  const { href, children, variant = 'primary', icon, isFullWidth, externalLabel, onFollow } = props;
  const isExternal = externalLabel !== undefined;
  const follow = useFollow(href, isExternal);
  return (
    <a
      className={join(styles['button'], styles[variant], isFullWidth && styles['wide'])}
      href={href}
      onClick={(event) => {
        onFollow?.();
        follow(event);
      }}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <span className={styles['words']}>
        {icon !== undefined && <Icon name={icon} />}
        <Unbroken>{children}</Unbroken>
        {isExternal && ' '}
        {isExternal && <VisuallyHidden>{externalLabel}</VisuallyHidden>}
      </span>
    </a>
  );
}
