import { isObject } from '../overlay/merged-json.ts';
import type { Merged, Versions } from './three-way.ts';

type Journey = Versions & Pick<Merged, 'open'> & { isMixed: boolean };

/**
 * Returns the version that a journey takes once something of the package’s was brought into a bank’s own, in any of its files: one
 * above both, for it is neither. Undefined where nothing asks for another.
 */
export function versionOver({ taken, now, own, open, isMixed }: Journey): string | undefined {
  const [before, theirs, ours] = [taken, now, own].map((value) =>
    isObject(value) ? numbersOf(value['version']) : undefined,
  );
  if (!before || !theirs || !ours) return undefined;
  if (!isMixed && !open.includes('/version')) return undefined;
  const [major = 0, minor = 0, patch = 0] = isAbove(theirs, ours) ? theirs : ours;
  // Whoever has never counted the bank’s own changes goes on beside the package’s numbers.
  return isSame(ours, before) ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

function numbersOf(version: unknown): readonly number[] | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(String(version));
  return found?.slice(1).map(Number);
}

const isSame = (one: readonly number[], other: readonly number[]): boolean =>
  one.join('.') === other.join('.');

function isAbove(one: readonly number[], other: readonly number[]): boolean {
  const place = one.findIndex((number, index) => number !== other[index]);
  return place >= 0 && (one[place] ?? 0) > (other[place] ?? 0);
}
