import { Children, Fragment, type ReactNode } from 'react';

import styles from './Unbroken.module.css';

/** A word of one letter, a hyphen and the rest, or a card number whose hidden digits are asterisks. */
const whole = /((?<![\p{L}\p{N}])\p{L}-\p{L}+|\*{4}(?: \*{4})* \d{4})/u;

/**
 * Keeps a word such as “e-Code”, or a masked card number, on one line, and breaks an address that is too long before its
 * “@”; what is read out and found stays the same.
 */
export function Unbroken({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => (typeof child === 'string' ? wholeWords(child) : child));
}

function wholeWords(text: string): ReactNode {
  const parts = text.split(whole);
  if (parts.length === 1) return addresses(text);
  return parts.map((part, index) => {
    const key = `${index} ${part}`;
    if (index % 2 === 0) return <Fragment key={key}>{addresses(part)}</Fragment>;
    return (
      <span key={key} className={styles['word']}>
        {part}
      </span>
    );
  });
}

function addresses(text: string): ReactNode {
  const [first = '', ...rest] = text.split(/(?=@)/u);
  if (rest.length === 0) return text;
  return rest.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <wbr />
        {part}
      </>
    ),
    first,
  );
}
