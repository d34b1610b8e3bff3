/**
 * Lays a bank’s JSON over ours: objects member by member, as deep as is said; a list adds what it has more; everything else is
 * the bank’s.
 */
export function mergedJson(ours: unknown, own: unknown, depth = Number.POSITIVE_INFINITY): unknown {
  if (Array.isArray(ours) && Array.isArray(own)) return addedTo(ours, own);
  if (depth === 0 || !isObject(ours) || !isObject(own)) return own;
  const merged = { ...ours };
  for (const [key, value] of Object.entries(own))
    merged[key] = key in ours ? mergedJson(ours[key], value, depth - 1) : value;
  return merged;
}

/** Leaves of a value what, laid over ours as deep, gives it again; undefined where nothing differs. */
export function ownOf(ours: unknown, whole: unknown, depth = Number.POSITIVE_INFINITY): unknown {
  if (JSON.stringify(ours) === JSON.stringify(whole)) return undefined;
  if (Array.isArray(ours) && Array.isArray(whole)) return addedAfter(ours, whole) ?? whole;
  if (depth === 0 || !isObject(ours) || !isObject(whole)) return whole;
  const members = Object.entries(whole).flatMap(([key, value]) => {
    const own = ownOf(ours[key], value, depth - 1);
    return own === undefined ? [] : [[key, own] as const];
  });
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** What a list has behind all of ours; nothing where it has not all of ours first. */
function addedAfter(ours: readonly unknown[], whole: readonly unknown[]): unknown[] | undefined {
  const first = whole.slice(0, ours.length);
  return JSON.stringify(first) === JSON.stringify(ours) ? whole.slice(ours.length) : undefined;
}

function addedTo(ours: readonly unknown[], own: readonly unknown[]): unknown[] {
  const known = new Set(ours.map((each) => JSON.stringify(each)));
  return [...ours, ...own.filter((each) => !known.has(JSON.stringify(each)))];
}

/** Tells an object of members from a list, and from what is plain. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
