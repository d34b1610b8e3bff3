import { useShellStored, ScrollRestorationContext, type ScrollRestoration } from '#ui/state';
import { use, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { comeBack, focusHeading } from './come-back.ts';
import { whenPopupsAreGone } from '../popups/popups-gone.ts';

/**
 * Leads the focus to the heading of the page that it stands in, once the page is drawn and no popup is open above it.
 * Back and Forward lead to where the holder was in the page instead.
 * It leaves the portal’s first page alone, where the browser’s own start is right, and anyone who is in the page already.
 */
export function Arrival() {
  const { key, hash, state } = useLocation();
  const isLogged = useShellStored('session', ({ logged }) => logged);
  const way = use(ScrollRestorationContext);
  if (way) return <Return key={key} way={way} />;
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

/** Before the page is painted, so that nobody sees it from its top. */
function Return({ way }: { way: ScrollRestoration }) {
  useLayoutEffect(() => comeBack(way), [way]);
  return null;
}
