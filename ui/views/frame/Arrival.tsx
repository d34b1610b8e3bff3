import { useShellStored } from '#ui/app';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenPopupsAreGone } from './popups-gone.ts';

/**
 * Leads the focus to the heading of the page that it stands in, once the page is drawn and no popup is open above it.
 * It leaves the portal’s first page alone, where the browser’s own start is right, and whoever is in the page already.
 */
export function Arrival() {
  const { key, hash, state } = useLocation();
  const isLogged = useShellStored('session', ({ logged }) => logged);
  // A link to a place in the page has led the focus there already.
  const isLeftAlone = hash !== '' || isInPlace(state) || (key === 'default' && !isLogged);
  return isLeftAlone ? null : <HeadingFocus key={key} />;
}

/** Tells a move that changes only a part of the page, which looks after the focus by itself. */
function isInPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'inPlace' in state;
}

function HeadingFocus() {
  useEffect(() => {
    window.scrollTo(0, 0);
    return whenPopupsAreGone(document, focusHeading);
  }, []);
  return null;
}

function focusHeading(): void {
  const main = document.querySelector('main');
  // Who was quicker and is in a field by now would lose what they type.
  if (main?.querySelector(':focus')) return;
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
}
