import { findMarked, type ScrollRestoration } from '#ui/state';
import { whenPopupsAreGone } from '../popups/popups-gone.ts';
import { whileGrowing } from './while-growing.ts';

/**
 * Leads back to where the holder was in a page that is drawn anew: as far down, again and again while the page grows, and
 * with the focus on what had it. It ends as soon as the holder does anything.
 */
export function comeBack({ place, settled }: ScrollRestoration): () => void {
  let isFocusFree = false;
  const settle = (): void => {
    window.scrollTo(0, place.top);
    if (isFocusFree) focusMarked(place.focus);
  };
  const stopWaiting = whenPopupsAreGone(document, () => {
    isFocusFree = true;
    if (!focusMarked(place.focus)) focusHeading();
  });
  const stop = whileGrowing(settle, () => {
    stopWaiting();
    settled();
  });
  return () => {
    stop();
    stopWaiting();
  };
}

/** Leads the focus to the heading of the page, unless the holder is in the page already. */
export function focusHeading(): void {
  const main = document.querySelector('main');
  // Who was quicker and is in a field by now would lose what they type.
  if (main?.querySelector(':focus')) return;
  (main?.querySelector<HTMLElement>('h1') ?? main)?.focus({ preventScroll: true });
}

function focusMarked(mark: ScrollRestoration['place']['focus']): boolean {
  // A heading stands in for what is not there yet.
  if (document.querySelector('main :focus:not(h1,h2,h3)')) return true;
  const marked = mark && findMarked(mark);
  marked?.focus({ preventScroll: true });
  return marked !== undefined && document.activeElement === marked;
}
