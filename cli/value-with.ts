type Keys = readonly string[];

/** Copies a value with another at a place of it; without one the place goes, and what it would leave empty. */
export function valueWith(value: unknown, [key, ...rest]: Keys, next: unknown): unknown {
  if (key === undefined) return next;
  const inner = valueWith(Reflect.get(Object(value), key), rest, next);
  const isGone = inner === undefined || (next === undefined && isEmpty(inner));
  if (Array.isArray(value)) {
    const at = Number(key);
    return isGone
      ? value.filter((_each, index) => index !== at)
      : value.map((each: unknown, index) => (index === at ? inner : each));
  }
  if (!isGone) return { ...Object(value), [key]: inner };
  const { [key]: _gone, ...others } = Object(value) as Readonly<Record<string, unknown>>; // what has keys has members
  return others;
}

/** Copies a value without some of its places. */
export const valueWithout = (value: unknown, places: readonly Keys[]): unknown =>
  // The later ones of a list first, since all behind one that goes moves up.
  places.toReversed().reduce((rest, keys) => valueWith(rest, keys, undefined), value);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;
