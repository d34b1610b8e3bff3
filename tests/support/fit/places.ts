// Runs in a page: see `misfits.ts`.

/** The edges of what is seen of something, in pixels. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Finds the popup that lies above everything else, or the page. */
export function whatIsAbove(): Element {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document.body;
}

/** Lists what the holder sees; what is there for a screen reader alone is none of it. */
export function listSeen(above: Element): HTMLElement[] {
  return [...above.querySelectorAll<HTMLElement>('*')].filter((element) => {
    if (element.closest('svg, [inert], iframe') !== null) return false;
    if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && !isHidden(element, above);
  });
}

/** Tells what is clipped away or drawn through, by itself or within something. */
export function isHidden(element: Element, above: Element): boolean {
  for (let each: Element | null = element; each !== null && each !== above; each = each.parentElement) {
    const { clip, clipPath, opacity } = getComputedStyle(each);
    if (clip !== 'auto' || clipPath.startsWith('inset(50%') || opacity === '0') return true;
  }
  return false;
}

/** Finds the part that stays where it is while the rest scrolls, or scrolls while the rest stays, the page where there is none. */
export function layerOf(element: Element): Element {
  for (
    let each: Element | null = element;
    each !== null && each !== document.body;
    each = each.parentElement
  ) {
    const { position, overflowY } = getComputedStyle(each);
    if (/fixed|sticky/u.test(position)) return each;
    // What a field of text scrolls is its own words.
    if (each !== element && /auto|scroll/u.test(overflowY)) return each;
  }
  return document.body;
}

/** Returns whether two boxes have more in common than a border or the foot of a letter. */
export function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 2 && down > 4;
}

/** Names an element in a failure: its words, and the classes of it and of what it is in. */
export function nameOf(element: HTMLElement): string {
  const words = (element.getAttribute('aria-label') ?? element.innerText ?? '').trim();
  const place = [element, element.parentElement]
    .map((each) => each?.getAttribute('class')?.split(' ')[0])
    .join(' < ');
  return `${element.localName} “${words.replaceAll(/\s+/gu, ' ').slice(0, 50)}” ${place}`;
}
