import { useEffect } from 'react';
import { whenPopupsAreGone } from './popups/popups-gone.ts';

const controls = ['a[href]', 'button:enabled', 'input:enabled', 'select:enabled', 'textarea:enabled'].join(
  ',',
);

/**
 * Leads the focus on when what had it has gone from the page, such as the button of a service that is off now: to the
 * first control of what stands nearest around it, or to the heading of the page.
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
function followLostFocus({ body }: Document, tell: (around: readonly Element[]) => void): () => void {
  let focused: readonly Element[] = [];
  // Anyone who presses elsewhere has left it.
  const leave = (): void => {
    focused = [];
  };
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('main')) focused = placesAround(target);
  };
  const watch = new MutationObserver(() => {
    if (focused[0]?.isConnected !== false) return;
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

function placesAround(element: Element): Element[] {
  const parent = element.parentElement?.closest('main *');
  return parent ? [element, ...placesAround(parent)] : [element];
}

function focusNear(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const near = around
    .filter(({ isConnected }) => isConnected)
    .map((place) => place.querySelector<HTMLElement>(controls))
    .find((control) => control !== null);
  (near ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}
