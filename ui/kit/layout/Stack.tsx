import type { ReactNode } from 'react';

import { join } from '../class-names.ts';
import styles from './Stack.module.css';

type Gap = 1 | 2 | 3 | 4 | 6 | 8 | 12;
type StackProps = { children: ReactNode; gap?: Gap | undefined };

/** Sets things below one another, a step of the space scale apart. */
export function Stack({ children, gap = 4 }: StackProps) {
  return <div className={join(styles['stack'], styles[`gap${gap}`])}>{children}</div>;
}

type ClusterProps = StackProps & { justify?: 'start' | 'between' | 'end' | undefined };

/** Sets things beside one another, and below when there is no room. */
export function Cluster({ children, gap = 4, justify = 'start' }: ClusterProps) {
  return <div className={join(styles['cluster'], styles[`gap${gap}`], styles[justify])}>{children}</div>;
}
