import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

type SkipLinkProps = {
  /** The id of the part of the page where reading goes on. */
  to: string;
  children: string;
};

/** Leads past what stands before a part of the page; in sight only while the keyboard is on it. */
export function SkipLink({ to, children }: SkipLinkProps) {
  // The router owns the address, so the link moves focus and leaves the hash alone: a Back from there would do nothing.
  const follow = (event: MouseEvent): void => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={styles['skip']} href={`#${to}`} onClick={follow}>
      {children}
    </a>
  );
}
