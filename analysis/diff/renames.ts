import type { JourneyFile, Step } from '#schemas';
import { edgesOf } from '../model/edges.ts';
import { isNode } from '../source/schema-shapes.ts';

/** Steps that have another name now: the earlier name → the new one. */
export type Renames = ReadonlyMap<string, string>;

/**
 * Finds steps that are only called otherwise: of the same kind, and alike in all but names that are new or gone; failing
 * that, reached by the same ways.
 */
export function renamesBetween(was: JourneyFile, is: JourneyFile): Renames {
  const found = new Map<string, string>();
  const changing = new Set([...without(was, is), ...without(is, was)]);
  for (const signOf of [contentOf, waysTo]) {
    const free = without(is, was).filter((name) => ![...found.values()].includes(name));
    const gone = without(was, is).filter((name) => !found.has(name));
    for (const name of gone) {
      const sign = signOf(was, name, changing);
      const alike = free.filter((other) => signOf(is, other, changing) === sign);
      const twins = gone.filter((other) => signOf(was, other, changing) === sign);
      const [only, ...others] = alike;
      if (only !== undefined && others.length === 0 && twins.length === 1) found.set(name, only);
    }
  }
  return found;
}

const without = (one: JourneyFile, other: JourneyFile): string[] =>
  Object.keys(one.steps).filter((name) => !Object.hasOwn(other.steps, name));

type Changing = ReadonlySet<string>;

function contentOf({ steps }: JourneyFile, name: string, changing: Changing): string {
  return JSON.stringify(steps[name], (key, value: unknown) =>
    key === 'to' && typeof value === 'string' && changing.has(value) ? '' : value,
  );
}

function waysTo(definition: JourneyFile, name: string, changing: Changing): string {
  const ways = edgesOf(definition)
    .filter(({ to }) => to === name)
    .map(({ from, kind, name: way }) => `${changing.has(from) ? '' : from} ${kind} ${way}`);
  const start = definition.start === name ? ['start'] : [];
  // A step that nothing leads to has no sign to be known by.
  return ways.length + start.length === 0
    ? name
    : [definition.steps[name]?.kind, ...start, ...ways.toSorted()].join('\n');
}

/** Writes an earlier definition with the names that its steps have now. */
export function withNames(definition: JourneyFile, renames: Renames): JourneyFile {
  if (renames.size === 0) return definition;
  const now = (name: string): string => renames.get(name) ?? name;
  const { start, steps, resume, invariants, ...rest } = definition;
  return {
    ...led(rest, now),
    start: now(start),
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]): [string, Step] => [now(name), led(step, now)]),
    ),
    ...(resume && {
      resume: {
        ...resume,
        at: Object.fromEntries(Object.entries(resume.at).map(([state, step]) => [state, now(step)])),
      },
    }),
    ...(invariants && { invariants: invariants.map((promise) => atPoints(promise, now)) }),
  };
}

type Now = (name: string) => string;

/** Renames what leads on. */
function led<Value>(value: Value, now: Now): Value;
function led(value: unknown, now: Now): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => led(each, now));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      key === 'to' && typeof member === 'string' ? now(member) : led(member, now),
    ]),
  );
}

const points = ['never', 'before', 'after', 'always', 'once'] as const;

function atPoints<Promise extends object>(promise: Promise, now: Now): Promise {
  const named = points.flatMap((key) => {
    const point: unknown = Reflect.get(promise, key);
    return typeof point === 'string' ? [[key, point.replace(/^[^.]+/, now)]] : [];
  });
  return { ...promise, ...Object.fromEntries(named) };
}
