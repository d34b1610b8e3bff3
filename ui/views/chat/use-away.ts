import { useEffect, useState } from 'react';

/** Smaller moves, such as those of a hand that rests, are no reading. */
const smallestMove = 8;

/** Returns whether the holder is reading on, down the page, and what floats above it is better out of the way. */
export function useAway(): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const follow = (): void => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < smallestMove) return;
      setAway(scrollY > last);
      last = scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return isAway;
}
