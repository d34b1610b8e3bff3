import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { claimsOfScenarios, claimsOfTests, listedRows, type Side, sideOf } from './requirement-rows.ts';
import { root } from './source-files.ts';

/** Whose tests a row needs. */
const needed: Readonly<Record<Side, readonly string[]>> = {
  bank: ['bank'],
  portal: ['portal'],
  both: ['bank', 'portal'],
  house: ['house'],
};

const isSide = (word: string): word is Side => Object.hasOwn(needed, word);

/** Returns from which sides each row is claimed. */
function claimedFrom(): ReadonlyMap<string, ReadonlySet<string>> {
  const sides = new Map<string, Set<string>>();
  for (const { id, by } of [...claimsOfTests(), ...claimsOfScenarios()])
    sides.set(id, (sides.get(id) ?? new Set()).add(sideOf(by)));
  return sides;
}

/** Counts the calls of the documents that docs/provider.md says the portal never makes. */
function neverCalled(): number {
  const section = readFileSync(join(root, 'docs/provider.md'), 'utf8')
    .split(/^## /mu)
    .find((part) => part.includes('What the portal never calls\n'));
  const { operations } = readContract();
  const listed = [...(section ?? '').matchAll(/^\| `(\w+)` \|/gmu)];
  return listed.filter(([, id = '']) => operations.get(id)?.extension !== true).length;
}

describe('the side of a requirement', () => {
  it('is said of each', () => {
    expect(listedRows().filter(({ proven }) => !isSide(proven))).toEqual([]);
  });

  it('is where tests prove it: each row is claimed from every side that it needs', () => {
    const claimed = claimedFrom();

    const lacking = listedRows().flatMap(({ id, proven }) =>
      isSide(proven)
        ? needed[proven].filter((side) => claimed.get(id)?.has(side) !== true).map((side) => `${id} ${side}`)
        : [],
    );

    expect(lacking).toEqual([]);
  });

  it('is both for each call of the documents, but for those that the portal has a reason never to make', () => {
    const calls = listedRows().filter(({ area, proven }) => area === 'CALL' && proven !== 'both');

    const ofBankAlone = calls.filter(({ proven }) => proven === 'bank');
    expect(ofBankAlone).toHaveLength(neverCalled());
    // The public address is told by somebody else than the bank.
    expect(calls.filter(({ proven }) => proven !== 'bank').map(({ id }) => id)).toEqual(['CALL-60']);
  });
});
