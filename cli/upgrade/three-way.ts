import { isObject } from '../overlay/merged-json.ts';

/** One thing as it was taken, as it is in the package now, and as the bank has it; what is not there is undefined. */
export type Versions = { taken: unknown; now: unknown; own: unknown };

/** What two changes of one thing come to together. */
export type Merged = {
  value: unknown;
  /** What is to be held against the package next time: as it is now, but for what is still open. */
  taken: unknown;
  /** Pointers at which both have changed; there the bank’s stays. */
  open: readonly string[];
  /** Pointers at which the package’s change was taken over. */
  brought: readonly string[];
};

/** Returns whether two values say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** The order of members says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}

/** Merges what the package has changed with what the bank has, member by member; a list counts as one thing. */
export function mergeChanges({ taken, now, own }: Versions, pointer = ''): Merged {
  if (isSame(now, taken)) return { value: own, taken: now, open: [], brought: [] };
  if (isSame(own, now)) return { value: own, taken: now, open: [], brought: [] };
  if (isSame(own, taken)) return { value: now, taken: now, open: [], brought: [pointer] };
  if (!isObject(now) || !isObject(own)) return { value: own, taken, open: [pointer], brought: [] };
  const before = isObject(taken) ? taken : {};
  const keys = [...new Set([...Object.keys(own), ...Object.keys(now), ...Object.keys(before)])];
  const parts = keys.map((key) => {
    const versions = { taken: before[key], now: now[key], own: own[key] };
    return [key, mergeChanges(versions, `${pointer}/${escaped(key)}`)] as const;
  });
  return {
    value: objectOf(parts.map(([key, { value }]) => [key, value])),
    taken: objectOf(parts.map(([key, part]) => [key, part.taken])),
    open: parts.flatMap(([, { open }]) => open),
    brought: parts.flatMap(([, { brought }]) => brought),
  };
}

const objectOf = (members: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(members.filter(([, value]) => value !== undefined));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
