import { Children, Fragment, type ReactNode, use } from 'react';

import { PlacesContext } from '../navigate/KitProvider.tsx';
import styles from './Unbroken.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A word of one or two letters, a hyphen and the rest, such as the number of a request, or the number of a card or a phone whose hidden digits are asterisks. */
const whole =
  /((?<![\p{L}\p{N}])\p{L}{1,2}-[\p{L}\d]+|\*{4}(?:\s\*{4})*\s\d{4}|(?:\+39\s)?\*{3,}\d{2,4}(?!\d))/u;

/**
 * Keeps a word such as “e-Code”, or a masked number, on one line, and breaks an address that is too long before its “@”; what
 * is found stays the same, and what is read out too, but for asterisks: of a masked number one hears how it ends.
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
    return <Whole key={key}>{part}</Whole>;
  });
}

function Whole({ children }: { children: string }) {
  const { ending } = use(PlacesContext);
  const digits = children.includes('*') ? /\d+$/u.exec(children)?.[0] : undefined;
  const isSpoken = ending !== undefined && digits !== undefined;
  return (
    <>
      <span className={styles['word']} aria-hidden={isSpoken || undefined}>
        {children}
      </span>
      {isSpoken && <VisuallyHidden> {ending(digits)}</VisuallyHidden>}
    </>
  );
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
