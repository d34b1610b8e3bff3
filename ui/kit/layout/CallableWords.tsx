import type { ReactNode } from 'react';
import { Link } from '../navigate/Link.tsx';
import { Unbroken } from './Unbroken.tsx';

// As numbers to call are written in Italy: free of charge, or from abroad. Amounts have dots between their thousands.
const called = /(\b800 \d{3} \d{3}\b|\+\d{2} \d{2,3} \d{4} \d{4}\b)/;

/** Draws words whose telephone numbers are called by a press. */
export function CallableWords({ text }: { text: string }): ReactNode {
  return text.split(called).map((words, place) => {
    if (place % 2 === 0) return <Unbroken key={place}>{words}</Unbroken>;
    return (
      <Link key={place} href={`tel:${words.replaceAll(' ', '')}`}>
        {words}
      </Link>
    );
  });
}
