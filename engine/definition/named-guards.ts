import type { GuardsFile } from '#schemas';

/** Guards by their names, as `journeys/guards.json` has them. */
export type NamedGuards = GuardsFile['guards'];

/** Where a journey uses a guard by its name, and what it gives for its parameters. */
export type GuardUse = { keys: readonly string[]; name: string; given: Readonly<Record<string, unknown>> };

/** Finds where a journey uses guards by their names. */
export function guardUses(definition: object): GuardUse[] {
  const uses: GuardUse[] = [];
  walk(definition, (use) => void uses.push(use));
  return uses;
}

/**
 * Writes into each place of a journey that uses a guard by its name the guard itself, so that all who read the journey
 * after that read plain JSON-Logic. A name that there is not, or a parameter that is not given, is left as it stands: the
 * check tells of it, and the compiler refuses it.
 */
export function expandGuards<Definition extends object>(
  definition: Definition,
  guards: NamedGuards,
): Definition {
  const expanded = walk(definition, ({ name, given }) => {
    const named = Object.hasOwn(guards, name) ? guards[name] : undefined;
    const isWhole = named?.takes?.every((parameter) => Object.hasOwn(given, parameter)) ?? true;
    return named && isWhole ? fill(named.guard, given) : undefined;
  });
  // Only guards have changed, which are of any shape.
  return expanded as Definition;
}

/** Names the parameters that stand in a guard. */
export const parametersIn = (guard: unknown): string[] => [
  ...new Set([...(JSON.stringify(guard) ?? '').matchAll(placeholder)].map(([, name = '']) => name)),
];

const placeholder = /\{([A-Za-z]\w*)\}/g;

function fill(part: unknown, given: GuardUse['given']): unknown {
  if (typeof part === 'string') {
    const [, whole = ''] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (Object.hasOwn(given, whole)) return given[whole];
    return part.replace(placeholder, (text, name: string) =>
      Object.hasOwn(given, name) ? String(given[name]) : text,
    );
  }
  if (Array.isArray(part)) return part.map((each) => fill(each, given));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, given)]));
}

/** Keys under which guards stand, and those under which values do that journeys name as they like. */
const ofGuards: ReadonlySet<string> = new Set(['allow', 'when', 'while']);
const ofValues: ReadonlySet<string> = new Set(
  'body query headers shows prefill input output sets puts removes file visit initial'.split(' '),
);
/** Keys under which each key is a name. */
const ofNames: ReadonlySet<string> = new Set(
  'steps data limits errors actions exits popups fields'.split(' '),
);

type Change = (use: GuardUse) => unknown;

/** Goes through a journey and puts what `change` answers in the place of each use; parts that stay are the same objects. */
function walk(definition: object, change: Change): unknown {
  const inGuard = (value: unknown, keys: readonly string[]): unknown => {
    const use = useOf(value, keys);
    return use ? (change(use) ?? value) : mapped(value, (member, key) => inGuard(member, [...keys, key]));
  };
  const inPart = (value: unknown, keys: readonly string[], hasNames: boolean): unknown =>
    mapped(value, (member, key) => {
      const below = [...keys, key];
      if (hasNames || Array.isArray(value)) return inPart(member, below, false);
      if (ofValues.has(key)) return member;
      return ofGuards.has(key) ? inGuard(member, below) : inPart(member, below, ofNames.has(key));
    });
  return inPart(definition, [], false);
}

function mapped(value: unknown, change: (member: unknown, key: string) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, member]) => [key, change(member, key)] as const);
  if (entries.every(([key, member]) => member === Reflect.get(value, key))) return value;
  return Array.isArray(value) ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}

function useOf(value: unknown, keys: readonly string[]): GuardUse | undefined {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'use')) return undefined;
  const { use, with: given = {}, ...others }: { use?: unknown; with?: unknown } = value;
  const isUse = typeof use === 'string' && typeof given === 'object' && Object.keys(others).length === 0;
  return isUse ? { keys, name: use, given: { ...given } } : undefined;
}
