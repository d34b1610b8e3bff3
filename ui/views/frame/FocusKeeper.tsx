import { useEffect } from 'react';
import { whenPopupsAreGone } from './popups/popups-gone.ts';

const controls = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled']
  .map((control) => `${control}:not([aria-disabled="true"])`)
  .join(',');

/** Something that stood around what had the focus, and what came before it there. */
type Place = { element: Element; before: Element | null };

/**
 * Leads the focus on when what had it has gone from the page, such as the button of a service that is off now: to the
 * control of its kind that stands in its place, to the next one of what stands nearest around it, or to the heading of the page.
 */
export function FocusKeeper() {
  useEffect(() => {
    let stopWaiting: (() => void) | undefined;
    const stop = followLostFocus(document, (around) => {
      stopWaiting?.();
      stopWaiting = whenPopupsAreGone(document, () => focusNear(around));
    });
    return () => {
      stop();
      stopWaiting?.();
    };
  }, []);
  return null;
}

/** Tells when what had the focus in the page is there no more, and what stood around it, from near to far. */
function followLostFocus({ body }: Document, tell: (around: readonly Place[]) => void): () => void {
  let focused: readonly Place[] = [];
  // Anyone who presses elsewhere has left it.
  const leave = (): void => {
    focused = [];
  };
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('main')) focused = placesAround(target);
  };
  const watch = new MutationObserver(() => {
    if (focused[0]?.element.isConnected !== false) return;
    tell(focused);
    leave();
  });
  body.addEventListener('pointerdown', leave);
  body.addEventListener('focusin', note);
  watch.observe(body, { childList: true, subtree: true });
  return () => {
    watch.disconnect();
    body.removeEventListener('pointerdown', leave);
    body.removeEventListener('focusin', note);
  };
}

function placesAround(element: Element): Place[] {
  const place = { element, before: element.previousElementSibling };
  const parent = element.parentElement?.closest('main *');
  return parent ? [place, ...placesAround(parent)] : [place];
}

function focusNear(around: readonly Place[]): void {
  if (document.activeElement !== document.body) return;
  const near = controlNear(around);
  // Who follows the focus sees it; the heading alone would carry the page to its top.
  if (near) near.focus();
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

function controlNear(around: readonly Place[]): HTMLElement | undefined {
  const level = around.findIndex(({ element }) => element.isConnected && element.querySelector(controls));
  const place = around[level]?.element;
  if (place === undefined) return undefined;
  const all = [...place.querySelectorAll<HTMLElement>(controls)];
  const before = around[level - 1]?.before ?? null;
  const instead = before === null ? place.firstElementChild : before.nextElementSibling;
  const kind = around[0]?.element.tagName;
  return (
    all.find((control) => control.tagName === kind && instead?.contains(control)) ??
    all.find((control) => before === null || follows(before, control)) ??
    all[0]
  );
}

const follows = (before: Element, control: Element): boolean =>
  !before.contains(control) &&
  (before.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
