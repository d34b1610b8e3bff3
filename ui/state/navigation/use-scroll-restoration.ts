import { useEffect, useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { ledBackTo } from './back-navigation.ts';
import { keepScrollPositions, type ScrollRestoration } from './scroll-restoration.ts';
import type { SessionStore } from '../stores/session.ts';

/**
 * Returns the way to where the holder was in the page, when Back or Forward has led to it, or the end of a journey that was opened
 * from it; a logout forgets all places.
 */
export function useScrollRestoration(session: SessionStore): ScrollRestoration | undefined {
  const { key, state } = useLocation();
  const isTraversed = useNavigationType() === NavigationType.Pop;
  const isLogged = useStore(session, ({ logged }) => logged);
  const [places] = useState(() => keepScrollPositions(window));
  const wayTo = () => {
    const entry = isTraversed ? key : ledBackTo(state);
    const place = entry === undefined ? undefined : places.placeOf(entry);
    return { key, way: place && { place, settled: () => places.settled(key) } };
  };
  const [of, setOf] = useState(wayTo);
  // Once an entry: what is noted in it from then on is not where the holder was.
  const now = of.key === key ? of : wayTo();
  if (now !== of) setOf(now);
  useLayoutEffect(() => places.listen(), [places]);
  useLayoutEffect(() => places.arrived(key, now.way !== undefined), [places, key, now.way]);
  useEffect(() => {
    if (!isLogged) places.forget();
  }, [places, isLogged]);
  return now.way;
}
