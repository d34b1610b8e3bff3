import { nearestName } from '../source/nearest.ts';

/** A declaration that nothing names, the name that it has everywhere else, and in how many places that is. */
export type RenamedDeclaration = { name: string; meant: string; uses: number };

/**
 * Finds the one declaration that nothing names, where all that names what is not declared names the same: of several that
 * nothing names the one that is clearly nearest. A single place may as well be what has the slip.
 */
export function renamedAmong(
  declared: readonly string[],
  named: Iterable<string>,
  leastUses = 2,
): RenamedDeclaration | undefined {
  const uses = Map.groupBy(named, (name) => name);
  const [meant, ...strangers] = [...uses.keys()].filter((name) => !declared.includes(name));
  if (meant === undefined || strangers.length > 0) return undefined;
  const left = declared.filter((name) => !uses.has(name));
  const nearest = left.length > 1 ? nearestName(meant, left) : undefined;
  const name = left.length > 1 ? nearest?.isClear === true && nearest.name : left[0];
  const { length } = uses.get(meant) ?? [];
  return name && length >= leastUses ? { name, meant, uses: length } : undefined;
}
