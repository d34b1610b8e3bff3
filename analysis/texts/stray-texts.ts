import { pointerTo } from '../source/document.ts';
import { nearestName, type Nearest } from '../source/nearest.ts';
import { isNode } from '../source/schema-shapes.ts';
import type { PlacedText, TextPlace } from './text-places.ts';

/** Texts that stand where there is no place, all because of one key: the last of the path. */
export type StrayTexts = { path: readonly string[]; texts: PlacedText[] };

/** Gathers texts without a place by the first key of their paths that leads to none. */
export function gatherStrays(
  strays: Iterable<PlacedText>,
  places: readonly Pick<TextPlace, 'path'>[],
): Iterable<StrayTexts> {
  const ways = new Set(places.flatMap(({ path }) => waysTo(path)));
  const gathered = new Map<string, StrayTexts>();
  for (const stray of strays) {
    const keys = waysTo(stray.path).findIndex((way) => !ways.has(way)) + 1;
    const path = keys === 0 ? stray.path : stray.path.slice(0, keys);
    const pointer = pointerTo('', ...path);
    const group = gathered.get(pointer) ?? { path, texts: [] };
    group.texts.push(stray);
    gathered.set(pointer, group);
  }
  return gathered.values();
}

const waysTo = (path: readonly string[]): string[] =>
  path.map((_, index) => pointerTo('', ...path.slice(0, index + 1)));

/**
 * Makes what finds the key that one without a place may be meant for: beside it, near it, and with nothing there yet. None
 * is found twice, since only one can get its place.
 */
export function createMeant(
  value: unknown,
  lacking: readonly TextPlace[],
): (path: readonly string[]) => Nearest | undefined {
  const gaps = { required: new Map<string, Set<string>>(), optional: new Map<string, Set<string>>() };
  for (const { path, required } of lacking) {
    const { parent, key } = gapOf(value, path);
    const own = required ? gaps.required : gaps.optional;
    own.set(parent, (own.get(parent) ?? new Set()).add(key));
  }
  return (path) => {
    const [parent, key = ''] = [pointerTo('', ...path.slice(0, -1)), path.at(-1)];
    for (const keys of [gaps.required.get(parent), gaps.optional.get(parent)]) {
      const nearest = nearestName(key, keys ?? []);
      if (nearest && keys?.delete(nearest.name) === true) return nearest;
    }
    return undefined;
  };
}

/** Finds the first key on a path at which the texts have nothing. */
function gapOf(value: unknown, path: readonly string[]): { parent: string; key: string } {
  let node = value;
  let index = 0;
  for (; index < path.length - 1; index += 1) {
    const key = path[index] ?? '';
    if (!isNode(node) || !Object.hasOwn(node, key)) break;
    node = node[key];
  }
  return { parent: pointerTo('', ...path.slice(0, index)), key: path[index] ?? '' };
}
