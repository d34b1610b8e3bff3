import { fetchedIfItCan } from '#ui/kit';
import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { SlidingProps } from './Sliding.tsx';

// Most holders have one card, and see the rest of the home before anything that slides. A finger moves the row without it.
const Sliding = fetchedIfItCan(async () => (await import('./Sliding.tsx')).Sliding);

type SlideRowProps = Omit<SlidingProps, 'row' | 'onTaken'> & {
  className?: string | undefined;
  /** How many slides there are; a single one stands still. */
  count: number;
  /** The list of the slides. */
  children: ReactNode;
};

/** Shows slides side by side, the selected one from the beginning; what slides them is fetched once they are in sight. */
export function SlideRow({ className, count, children, ...sliding }: SlideRowProps) {
  const { selected } = sliding;
  const [row, setRow] = useState<HTMLElement | null>(null);
  const viewport = useRef<HTMLElement>(null);
  const isTaken = useRef(false);
  // What is out of sight need not move; what is in sight is drawn before it is measured.
  const watch = useCallback((node: HTMLElement | null) => {
    viewport.current = node;
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
  useLayoutEffect(() => {
    if (viewport.current && !isTaken.current) stand(viewport.current, selected);
  }, [selected]);
  return (
    <>
      <div ref={watch} className={className}>
        {children}
      </div>
      {row && count > 1 && (
        <Suspense fallback={null}>
          <Sliding row={row} onTaken={() => (isTaken.current = true)} {...sliding} />
        </Suspense>
      )}
    </>
  );
}

/** Moves the list to where the carousel, which sets the same style, will have it: no further than its end. */
function stand({ clientWidth, firstElementChild: list }: HTMLElement, selected: number): void {
  if (!(list instanceof HTMLElement) || (selected === 0 && list.style.transform === '')) return;
  const starts = [...list.children].map((slide) => (slide as HTMLElement).offsetLeft);
  const [first = 0] = starts;
  const to = Math.min((starts[selected] ?? first) - first, list.scrollWidth - clientWidth);
  list.style.transform = `translate3d(${-Math.max(to, 0)}px, 0, 0)`;
}
