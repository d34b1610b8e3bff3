/**
 * Returns how to tell a value of a kind, as the table of replies names it.
 *
 * @throws {Error} when there is no such kind: the table is of another version.
 */
export function kindOf(kind: string): (value: unknown) => boolean {
  if (kind.startsWith('=')) {
    const known = new Set(kind.slice(1).split('|'));
    return (value) => (typeof value === 'string' || typeof value === 'boolean') && known.has(String(value));
  }
  const isKind = kinds.get(kind);
  if (!isKind) throw new Error(`The table of replies has no kind "${kind}".`);
  return isKind;
}

const kinds = new Map<string, (value: unknown) => boolean>([
  ['s', (value) => typeof value === 'string'],
  ['b', (value) => typeof value === 'boolean'],
  ['i', isWhole],
  ['n', (value) => Number.isFinite(value)],
  ['d', isDay],
  ['t', isInstant],
  ['64', isBase64],
  ['f', (value) => value instanceof Uint8Array],
]);

/** Tells a whole number that keeps its last digit. */
export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** A day that the calendar has. */
function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const instant = Date.parse(value);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
}

/** A day and a time of it, with what it takes to tell them apart from those of another place. */
function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !/^.{10}T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(value))
    return false;
  return isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** What a browser can turn into bytes. */
function isBase64(value: unknown): boolean {
  return typeof value === 'string' && value.length % 4 !== 1 && !/[^A-Za-z0-9+/=]|=[^=]/.test(value);
}
