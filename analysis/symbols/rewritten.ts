import { pointerTo } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { withOtherNames, type Mention } from './references.ts';

/** Finds what is spoken of in a text of a file, by the keys that lead there. */
export type MentionsAt = (keys: readonly string[], part: Mention['part']) => readonly Mention[];

/** Puts mentions where they can be found by their place. */
export function placed(mentions: readonly Mention[]): MentionsAt {
  const byPlace = Map.groupBy(mentions, ({ keys, part }) => `${part}${pointerTo('', ...keys)}`);
  return (keys, part) => byPlace.get(`${part}${pointerTo('', ...keys)}`) ?? [];
}

/** Writes the value of a file with other names for some of what it speaks of; all else stays. */
export function writtenAnew<Value>(
  value: Value,
  mentions: readonly Mention[],
  now: (mention: Mention) => string,
): Value {
  const at = placed(mentions);
  const anew = (node: unknown, keys: readonly string[]): unknown => {
    if (typeof node === 'string') return withOtherNames(node, at(keys, 'value'), now);
    if (Array.isArray(node)) return node.map((item, index) => anew(item, [...keys, String(index)]));
    if (!isNode(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([key, member]) => {
        const below = [...keys, key];
        return [withOtherNames(key, at(below, 'key'), now), anew(member, below)];
      }),
    );
  };
  // Texts and keys are put for others, and so nothing has another type.
  return anew(value, []) as Value;
}
