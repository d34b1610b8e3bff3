/** From how far down on what was pulled is let go of for good. */
export const pulledEnoughPx = 96;

type Heard = {
  /** How far the page is pulled down, 0 once it is let go. */
  onPull: (px: number) => void;
  /** It was let go far enough. */
  onLet: () => void;
};

// A page follows a finger half as far beyond its end.
const resistance = 0.5;

/**
 * Follows one finger that pulls the page down from its top; answers the way to stop. The browser’s own reload by the same
 * gesture is held off meanwhile, for the list is renewed in its place.
 */
export function followPull(document: Document, { onPull, onLet }: Heard): () => void {
  const root = document.documentElement;
  let from: number | undefined;
  let pulled = 0;
  const begin = ({ touches, target }: TouchEvent): void => {
    const [finger] = touches;
    // A popup above the page scrolls by itself.
    const isPage = target instanceof Element && target.closest('main') !== null;
    from = touches.length === 1 && isPage && root.scrollTop <= 0 ? finger?.clientY : undefined;
    pulled = 0;
  };
  const move = ({ touches: [finger] }: TouchEvent): void => {
    if (from === undefined || finger === undefined) return;
    pulled = root.scrollTop > 0 ? 0 : Math.max(0, (finger.clientY - from) * resistance);
    onPull(pulled);
  };
  const end = (): void => {
    if (from !== undefined && pulled >= pulledEnoughPx) onLet();
    from = undefined;
    onPull(0);
  };
  const listened = [
    ['touchstart', begin],
    ['touchmove', move],
    ['touchend', end],
    ['touchcancel', () => onPull(0)],
  ] as const;
  const { overscrollBehaviorY } = root.style;
  root.style.overscrollBehaviorY = 'contain';
  for (const [event, act] of listened)
    document.addEventListener(event, act as EventListener, { passive: true });
  return () => {
    root.style.overscrollBehaviorY = overscrollBehaviorY;
    for (const [event, act] of listened) document.removeEventListener(event, act as EventListener);
  };
}
