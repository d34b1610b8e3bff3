import { operationOf, variableOf } from './expressions.ts';

/** A value that an expression may say outright. */
export type Plain = string | number | boolean | null;

/** What is known of a variable on a path: its value, values that it does not have, or that it has none. */
export type Fact = { is: Plain } | { isNot: readonly Plain[] } | 'unset';

/** What is known on a path, by the variable’s path. */
export type Facts = ReadonlyMap<string, Fact>;

/** Tells a plain value from an expression that makes one. */
export const isPlain = (value: unknown): value is Plain => value === null || typeof value !== 'object';

/** Returns whether a guard holds, given what is known; nothing when that does not decide it. */
export function holdsBy(guard: unknown, facts: Facts): boolean | undefined {
  const operation = operationOf(guard);
  if (!operation) return isPlain(guard) ? Boolean(guard) : undefined;
  const { name, args } = operation;
  switch (name) {
    case 'and':
    case 'or':
      return several(args, facts, name === 'or');
    case '!':
      return negated(holdsBy(args[0], facts));
    case '===':
      return equal(args, facts);
    case '!==':
      return negated(equal(args, facts));
    case 'in':
      return Array.isArray(args[1])
        ? several(
            args[1].map((each) => ({ '===': [args[0], each] })),
            facts,
            true,
          )
        : undefined;
    default: {
      const value = valueOf(name === '!!' ? args[0] : guard, facts);
      return value && Boolean(value.is);
    }
  }
}

const negated = (held: boolean | undefined) => (held === undefined ? undefined : !held);

/** One that decides is enough; otherwise all must be known. */
function several(guards: readonly unknown[], facts: Facts, decisive: boolean): boolean | undefined {
  const held = guards.map((guard) => holdsBy(guard, facts));
  if (held.includes(decisive)) return decisive;
  return held.includes(undefined) ? undefined : !decisive;
}

function equal([left, right]: readonly unknown[], facts: Facts): boolean | undefined {
  const [one, other] = [valueOf(left, facts), valueOf(right, facts)];
  if (one && other) return one.is === other.is;
  const fact = facts.get(pathOf(left) ?? pathOf(right) ?? '');
  const value = one ?? other;
  return fact !== undefined && fact !== 'unset' && 'isNot' in fact && value && fact.isNot.includes(value.is)
    ? false
    : undefined;
}

function valueOf(expression: unknown, facts: Facts): { is: Plain } | undefined {
  if (isPlain(expression)) return { is: expression };
  const fact = facts.get(pathOf(expression) ?? '');
  if (fact === 'unset') {
    const [fallback] = variableOf(expression)?.fallback ?? [];
    return fallback !== undefined && isPlain(fallback) ? { is: fallback } : undefined;
  }
  return fact && 'is' in fact ? fact : undefined;
}

const pathOf = (expression: unknown): string | undefined => variableOf(expression)?.path;

/** Adds what a guard tells of variables, when it holds or does not, to what is known. */
export function learn(facts: Facts, guard: unknown, held: boolean): Facts {
  const operation = operationOf(guard);
  if (!operation) return facts;
  const { name, args } = operation;
  if (name === '!') return learn(facts, args[0], !held);
  if (name === (held ? 'and' : 'or'))
    return args.reduce<Facts>((known, each) => learn(known, each, held), facts);
  if (name === '===' || name === '!==') return learnEquality(facts, args, held === (name === '==='));
  return facts;
}

function learnEquality(facts: Facts, [left, right]: readonly unknown[], isEqual: boolean): Facts {
  const path = pathOf(left) ?? pathOf(right);
  const value = pathOf(left) === undefined ? left : right;
  if (path === undefined || !isPlain(value)) return facts;
  if (isEqual) return new Map(facts).set(path, { is: value });
  const known = facts.get(path);
  if (typeof known === 'object' && 'is' in known) return facts;
  return new Map(facts).set(path, { isNot: [...new Set([...excluded(known), value])] });
}

const excluded = (fact: Fact | undefined): readonly Plain[] =>
  typeof fact === 'object' && 'isNot' in fact ? fact.isNot : [];

/** Lists the variables that a guard compares with plain values. */
export function comparedIn(guard: unknown): string[] {
  const operation = operationOf(guard);
  if (!operation) return [];
  if (operation.name !== '===' && operation.name !== '!==') return operation.args.flatMap(comparedIn);
  const path = pathOf(operation.args[0]) ?? pathOf(operation.args[1]);
  return path === undefined ? [] : [path];
}

/** What decides whether a way is taken: its own guard holds, and those of the ways before it do not. */
export type Decision = { holds: unknown; fails: readonly unknown[] };

/** Returns whether a way can be taken, given what is known. */
export function canTake({ holds, fails }: Decision, facts: Facts): boolean {
  if (holds !== undefined && holdsBy(holds, facts) === false) return false;
  return fails.every((guard) => holdsBy(guard, facts) !== true);
}
