import type { ReactNode, Ref } from 'react';

import { join } from '../class-names.ts';
import styles from './Heading.module.css';
import { Unbroken } from './Unbroken.tsx';

type HeadingProps = {
  children: ReactNode;
  /** The level in the outline of the page, whatever the size. */
  level: 1 | 2 | 3 | 4;
  size?: 'page' | 'section' | 'group' | undefined;
  id?: string | undefined;
  /** For the heading of a step or page, which takes focus when it is entered. */
  ref?: Ref<HTMLHeadingElement> | undefined;
};

const sizes = { 1: 'page', 2: 'section', 3: 'group', 4: 'group' } as const;

/** Names a part of the page; it can take focus from a program, never from the Tab key. */
export function Heading({ children, level, size = sizes[level], id, ref }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} ref={ref} tabIndex={-1} className={join(styles['heading'], styles[size])}>
      <Unbroken>{children}</Unbroken>
    </Tag>
  );
}
