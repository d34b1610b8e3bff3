import { fetchedIfItCan } from '#ui/kit';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { SlidingProps } from './Sliding.tsx';

// Most holders have one card, and see the rest of the home before anything that slides. A finger moves the row without it.
const Sliding = fetchedIfItCan(async () => (await import('./Sliding.tsx')).Sliding);

type SlideRowProps = Omit<SlidingProps, 'row'> & {
  className?: string | undefined;
  /** How many slides there are; a single one stands still. */
  count: number;
  /** The list of the slides. */
  children: ReactNode;
};

/** Shows slides side by side; what slides them is fetched once they are in sight. */
export function SlideRow({ className, count, children, ...sliding }: SlideRowProps) {
  const [row, setRow] = useState<HTMLElement | null>(null);
  // What is out of sight need not move; what is in sight is drawn before it is measured.
  const watch = useCallback((node: HTMLElement | null) => {
    if (!node) return;
    // A busy browser tells several changes at once: the last is how it is.
    const sight = new IntersectionObserver((seen) => {
      if (!seen.at(-1)?.isIntersecting) return;
      sight.disconnect();
      setRow(node);
    });
    sight.observe(node);
    return () => {
      sight.disconnect();
      setRow(null);
    };
  }, []);
  return (
    <>
      <div ref={watch} className={className}>
        {children}
      </div>
      {row && count > 1 && (
        <Suspense fallback={null}>
          <Sliding row={row} {...sliding} />
        </Suspense>
      )}
    </>
  );
}
