import type { JourneyFile, Step } from '#schemas';
import { edgesOf } from '../model/edges.ts';
import { isNode } from '../source/schema-shapes.ts';

/** Steps that have another name now: the earlier name → the new one. */
export type Renames = ReadonlyMap<string, string>;

/** A definition with its texts, by screen. */
export type Worded = { definition: JourneyFile; texts: unknown };

/** How much of two steps must be the same for the one to be the other under a new name, of 1. */
const leastAlike = 0.4;

/**
 * Finds steps that are only called otherwise: of the same kind, and more alike than any other two in what they do, say and
 * are reached by.
 */
export function renamesBetween(was: Worded, is: Worded): Renames {
  const [gone, come] = [without(was.definition, is.definition), without(is.definition, was.definition)];
  const changing = new Set([...gone, ...come]);
  const signs = new Map(come.map((name) => [name, signsOf(is, name, changing)]));
  const pairs = gone
    .flatMap((name) => {
      const own = signsOf(was, name, changing);
      return [...signs].map(([other, theirs]) => ({ name, other, alike: likeness(own, theirs) }));
    })
    .filter(({ alike }) => alike >= leastAlike)
    .toSorted((one, other) => other.alike - one.alike);
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { name, other } of pairs) {
    if (found.has(name) || taken.has(other)) continue;
    found.set(name, other);
    taken.add(other);
  }
  return found;
}

const without = (one: JourneyFile, other: JourneyFile): string[] =>
  Object.keys(one.steps).filter((name) => !Object.hasOwn(other.steps, name));

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [kind] = one;
  if (kind === undefined || !other.has(kind)) return 0;
  const common = [...one].filter((sign) => other.has(sign)).length;
  return common / (one.size + other.size - common);
}

/** Lists what a step can be known by, its kind first; names that are new or gone are left out of it. */
function signsOf(
  { definition, texts }: Worded,
  name: string,
  changing: ReadonlySet<string>,
): ReadonlySet<string> {
  const { kind, ...members } = definition.steps[name] ?? {};
  const masked = (step: string) => (changing.has(step) ? '' : step);
  const ways = edgesOf(definition).filter(({ to }) => to === name);
  return new Set([
    `kind ${kind}`,
    ...(definition.start === name ? ['start'] : []),
    ...ways.map((way) => `from ${masked(way.from)} ${way.kind} ${way.name}`),
    ...leavesOf(members, masked),
    ...leavesOf(isNode(texts) ? texts[name] : undefined, (words) => words),
  ]);
}

function* leavesOf(value: unknown, told: (text: string) => string, path = ''): Generator<string> {
  if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value)) yield* leavesOf(member, told, `${path}/${key}`);
  else if (value !== undefined)
    yield `${path} ${typeof value === 'string' ? told(value) : JSON.stringify(value)}`;
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
