import { isNode } from '../source/schema-shapes.ts';

/** What a place may hold that decides something: a value, a list of some length, or nothing at all. */
export type Variation = { value: unknown } | { length: number } | { absent: true };

/** A place in a value, and a variation of it. */
export type Varied = { path: readonly string[]; variation: Variation };

const mostTogether = 48;

/**
 * Makes variants of a value: as it is, each place varied alone, then two together, then, where they are few, all
 * together. Places that do not decide together are so tried apart, and those that do are found.
 */
export function variantsOf(base: unknown, varied: readonly Varied[], mostPairs = mostTogether): unknown[] {
  const alone = varied.map((one) => apply(base, [one]));
  const pairs = varied.flatMap((one, index) =>
    varied
      .slice(index + 1)
      .filter((other) => key(one) !== key(other))
      .map((other) => apply(base, [one, other])),
  );
  const whole = combinations(varied).map((chosen) => apply(base, chosen));
  return distinct([base, ...alone, ...pairs.slice(0, mostPairs), ...whole]);
}

/** Leaves of equal values the first. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const text = JSON.stringify(value) ?? '';
    return seen.has(text) ? false : seen.add(text);
  });
}

const key = ({ path }: Varied): string => path.join('/');

function combinations(varied: readonly Varied[]): Varied[][] {
  const places = [...Map.groupBy(varied, key).values()];
  const many = places.reduce((product, place) => product * place.length, 1);
  if (places.length < 3 || many > mostTogether) return [];
  return places.reduce<Varied[][]>(
    (chosen, place) => chosen.flatMap((before) => place.map((one) => [...before, one])),
    [[]],
  );
}

function apply(base: unknown, varied: readonly Varied[]): unknown {
  return varied.reduce((value, { path, variation }) => write(value, path, variation), base);
}

function write(node: unknown, [name, ...rest]: readonly string[], variation: Variation): unknown {
  if (name === undefined) return make(node, variation);
  if (Array.isArray(node)) {
    return node.map((item: unknown, index) => (String(index) === name ? write(item, rest, variation) : item));
  }
  const own = isNode(node) ? node : {};
  if (rest.length === 0 && 'absent' in variation) {
    const { [name]: _left, ...others } = own;
    return others;
  }
  return { ...own, [name]: write(own[name], rest, variation) };
}

function make(node: unknown, variation: Variation): unknown {
  if ('value' in variation) return variation.value;
  if ('absent' in variation) return undefined;
  const items: unknown[] = Array.isArray(node) ? node : [];
  const { length } = variation;
  if (items.length >= length) return items.slice(0, length);
  return Array.from({ length }, (_, index) => items[index] ?? again(items[0], index));
}

/** Makes another item of a list: its name, where it has one, is another too. */
function again(item: unknown, index: number): unknown {
  if (!isNode(item)) return item ?? String(index + 1);
  return 'id' in item && typeof item['id'] === 'string'
    ? { ...item, id: `${item['id'].slice(0, -1)}${index + 1}` }
    : item;
}
