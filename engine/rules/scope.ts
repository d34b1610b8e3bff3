import { journeyError } from '../errors.ts';
import type { Context } from '../ports.ts';

/** What expressions read: the seven roots. */
export type Scope = {
  profile: Context['profile'];
  card: Context['card'];
  session: Context['session'];
  features: Context['features'];
  input: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, unknown>>;
  /** Of the call or the journey that has just ended; only its own edges see it. */
  result?: unknown;
  /** When the move is made, in epoch milliseconds; nothing where no move is made. */
  now?: number | undefined;
};

/** The names with which a variable may begin. */
export const roots = ['profile', 'card', 'session', 'features', 'input', 'data', 'result'] as const;

/**
 * Makes the function that reads a variable, or answers the default, or throws when there is none. It follows own
 * properties only, so that `data.constructor` is as missing as any other name.
 */
export function reader(name: string, place: string, fallback?: (scope: Scope) => unknown) {
  const [root, ...rest] = name.split('.') as [keyof Scope, ...string[]]; // a root, as the check of expressions has seen
  return (scope: Scope): unknown => {
    const value = ownAt(scope[root], rest);
    if (value !== undefined) return value;
    if (fallback !== undefined) return fallback(scope);
    throw journeyError('GUARD_VARIABLE_MISSING', { variable: name, place });
  };
}

/** Follows a path through own properties; nothing where one is missing. */
export function ownAt(from: unknown, path: readonly string[]): unknown {
  let value = from;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key]; // its own key, as just asked
  }
  return value;
}
