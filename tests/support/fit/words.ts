// Runs in a page: see `misfits.ts`.
import { layerOf, nameOf, overlap, type Box } from './places.ts';

type Line = { element: HTMLElement; layer: Element; left: number; right: number; box: Box };

/** Lists words that are cut or torn, that stand out of their part, or that lie over one another. */
export function misfitWords(seen: readonly HTMLElement[]): string[] {
  const lines = seen.flatMap(linesOf);
  const shown = lines.filter(({ box }) => box.right > box.left);
  return [
    ...seen.filter(isCut).map((element) => `cut: ${nameOf(element)}`),
    ...seen.flatMap((element) => tornWords(element).map((word) => `torn: “${word}” in ${nameOf(element)}`)),
    ...lines.filter(isBeyond).map(({ element }) => `beyond its part: ${nameOf(element)}`),
    ...lines.filter(isBroken).map(({ element }) => `cut at an edge: ${nameOf(element)}`),
    ...shown.flatMap((line, place) => coveredBy(line, shown.slice(place + 1))),
  ];
}

/** Names the words that lie over those of a line; a row that is scrolled covers nothing. */
export function coveredBy(line: Line, others: readonly Line[]): string[] {
  return others
    .filter(({ element, layer, box }) => {
      return element !== line.element && layer === line.layer && overlap(box, line.box);
    })
    .map(({ element }) => `words over one another: ${nameOf(line.element)} and ${nameOf(element)}`);
}

/** Lists where the lines of an element’s own text are seen. */
export function linesOf(element: HTMLElement): Line[] {
  const layer = layerOf(element);
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '')
    .flatMap((node) => {
      const range = document.createRange();
      range.selectNode(node);
      return [...range.getClientRects()];
    })
    .map((line) => ({ element, layer, left: line.left, right: line.right, box: seenOf(line, element) }));
}

/** Takes off a line what parts that hide what is beyond them hide of it. */
export function seenOf({ left, right, top, bottom }: DOMRect, element: Element): Box {
  const seen = { left, right, top, bottom };
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    if (getComputedStyle(each).overflowX === 'visible') continue;
    const edges = each.getBoundingClientRect();
    seen.left = Math.max(seen.left, edges.left);
    seen.right = Math.min(seen.right, edges.right);
  }
  return seen;
}

/** Tells a line that stands out of the part whose lines it is one of. */
export function isBeyond({ element, right }: Line): boolean {
  let part: Element = element;
  while (/inline|contents/u.test(getComputedStyle(part).display) && part.parentElement !== null)
    part = part.parentElement;
  return right > part.getBoundingClientRect().right + 1;
}

/** Tells a line of which a part around it hides some and shows the rest, and nothing scrolls it into sight. */
export function isBroken({ element, left, right }: Line): boolean {
  for (let each = element.parentElement; each !== null; each = each.parentElement) {
    const { overflowX } = getComputedStyle(each);
    if (/auto|scroll/u.test(overflowX)) return false;
    if (overflowX === 'visible') continue;
    const edges = each.getBoundingClientRect();
    if (left < edges.left - 1 && right > edges.left + 1) return true;
    if (right > edges.right + 1 && left < edges.right - 1) return true;
  }
  return false;
}

/** Tells what hides some of its words; a carousel’s buttons move what it hides into sight. */
export function isCut(element: HTMLElement): boolean {
  if (element.innerText?.trim() === '' || element.matches('input, textarea, select')) return false;
  const isCarousel = element.querySelector('[aria-roledescription]') !== null;
  const isSlid = element.closest('[aria-roledescription]') !== null && element.querySelector('li') !== null;
  if (isCarousel || isSlid) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  const isWide = /hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
  return isWide || (/hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 1);
}

/** Lists the words of an element’s own text that go on in another line; addresses and long numbers may. */
export function tornWords(element: HTMLElement): string[] {
  return [...element.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .flatMap((node) => {
      const words = [...(node.textContent ?? '').matchAll(/[\p{L}\d.,’@/:*]{3,}/gu)];
      return words.filter(({ index, 0: word }) => {
        if (/[@/]|\d{10}|\*{9}/u.test(word)) return false;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      });
    })
    .map(([word]) => word);
}

/** What the page needs of this file. */
export const wordsInPage = {
  functions: [misfitWords, coveredBy, linesOf, seenOf, isBeyond, isBroken, isCut, tornWords],
};
