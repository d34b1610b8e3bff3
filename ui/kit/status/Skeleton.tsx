import { type ReactNode, useState } from 'react';

import { join } from '../class-names.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

type SkeletonProps = {
  /** `line` takes the height of the text around it; `card` the proportions of a card; `block` fills its place. */
  shape?: 'line' | 'title' | 'block' | 'mark' | 'card' | undefined;
  /** A CSS width, such as 60%: lines of the same length look like a wall. */
  width?: string | undefined;
};

/** Holds the place of what is on its way, in its shape, so that nothing moves when it comes. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return (
    <span
      className={join(styles['skeleton'], styles[shape])}
      aria-hidden="true"
      {...(width !== undefined && { style: { width } })}
    />
  );
}

type LoadingProps = { label: string; children?: ReactNode };

/**
 * Says once, in words, that what its skeletons stand for is on its way (HOME-17); one that takes another’s place is silent where it
 * says the same (HOLDER-20), and in sight at once (HOLDER-09).
 */
export function Loading({ label, children }: LoadingProps) {
  const [others] = useState(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-loading]'), (other) => other.dataset['loading']),
  );
  return (
    <div className={styles['loading']} data-loading={label} data-goes-on={others.length > 0}>
      <output>{!others.includes(label) && <VisuallyHidden>{label}</VisuallyHidden>}</output>
      {children}
    </div>
  );
}
