// Runs in a page: see `misfits.ts`.
import { layerOf, nameOf, overlap } from './places.ts';

const targets = 'button, a[href], input, select, textarea, summary, [role=tab], [role=option]';

/** Lists the targets that no scrolling brings into the window, and those that lie over one another. */
export function misfitTargets(seen: readonly HTMLElement[]): string[] {
  const found: string[] = [];
  const all = seen.filter((element) => element.matches(targets));
  for (const [place, target] of all.entries()) {
    if (isOutOfReach(target)) found.push(`out of reach: ${nameOf(target)}`);
    for (const other of all.slice(place + 1))
      if (lieOverOneAnother(target, other))
        found.push(`over one another: ${nameOf(target)} and ${nameOf(other)}`);
  }
  return found;
}

/** Tells a target that is beside the window, or beneath it in a part that does not scroll. */
export function isOutOfReach(target: Element): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isBeside = left < -1 || right > window.innerWidth + 1;
  if (isBeside && !isScrolled(target, 'overflowX')) return true;
  const layer = layerOf(target);
  if (layer === document.body || isScrolled(target, 'overflowY')) return false;
  // What sticks to no edge above is scrolled away with its page, and back.
  const isFixed = getComputedStyle(layer).position === 'fixed';
  return bottom > window.innerHeight + 1 || (isFixed && top < -1);
}

/** Tells what scrolls in something, or is moved by the buttons of a carousel. */
export function isScrolled(element: Element, axis: 'overflowX' | 'overflowY'): boolean {
  if (axis === 'overflowX' && element.closest('[aria-roledescription]') !== null) return true;
  for (let each = element.parentElement; each !== null && each !== document.body; each = each.parentElement)
    if (/auto|scroll/u.test(getComputedStyle(each)[axis])) return true;
  return false;
}

/** Tells targets of which one takes a press that is meant for the other; what floats moves off what it covers by scrolling. */
export function lieOverOneAnother(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one) || layerOf(one) !== layerOf(other)) return false;
  if (one.closest('label') !== null && one.closest('label') === other.closest('label')) return false;
  return overlap(one.getBoundingClientRect(), other.getBoundingClientRect());
}

/** What the page needs of this file, and which targets it means. */
export const targetsInPage = {
  functions: [misfitTargets, isOutOfReach, isScrolled, lieOverOneAnother],
  values: { targets },
};
