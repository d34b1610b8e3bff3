import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { claimsOfScenarios, claimsOfTests, countedAreas, listedRows, type Row } from './requirement-rows.ts';
import { root } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function countBy(rows: readonly Row[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { area } of rows) counts[area] = (counts[area] ?? 0) + 1;
  return counts;
}

/** Reads the rows of the threats that name requirements, each with the test beside them. */
function threats(): { ids: string[]; test: string }[] {
  return [...read('docs/threats.md').matchAll(/^\|.*\| (S-[^|]*) \| `([^`|]+)` \|$/gmu)].map(
    ([, ids, test]) => ({
      ids: String(ids).split(', '),
      test: String(test).trim(),
    }),
  );
}

describe('the requirements', () => {
  it('are listed once each', () => {
    const ids = listedRows().map(({ id }) => id);

    expect(ids.length).toBeGreaterThan(800);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('stand in the file of their area, which has as many as the index says', () => {
    const rows = listedRows();

    expect(rows.filter(({ id, area }) => !id.startsWith(`${area}-`))).toEqual([]);
    const counted = countedAreas().map(({ area, rows: count }) => [area, count] as const);
    expect(Object.fromEntries(counted)).toEqual(countBy(rows));
  });

  it('of the documents are all there and nothing else is among them: what is our own has an area of its own', () => {
    const ofDocuments = countedAreas().filter(({ from }) => from === 'documents');

    expect(ofDocuments.reduce((sum, { rows }) => sum + rows, 0)).toBe(820);
    const ids = new Set(listedRows().map(({ id }) => id));
    const expected = ofDocuments.flatMap(({ area, rows }) =>
      Array.from({ length: rows }, (_, index) => `${area}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('that tests and scenarios say they prove are listed', () => {
    const known = new Set(listedRows().map(({ id }) => id));
    const claims = [...claimsOfTests(), ...claimsOfScenarios()];

    expect(claims.length).toBeGreaterThan(100);
    expect(claims.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('that docs/threats.md counts on are listed, and each is claimed by the test beside it or by another', () => {
    const known = new Set(listedRows().map(({ id }) => id));
    const claims = claimsOfTests();
    const isClaimed = (id: string) => claims.some((claim) => claim.id === id);

    const rows = threats();

    const ids = rows.flatMap((row) => row.ids);
    expect(rows.length).toBeGreaterThan(25);
    expect(ids.filter((id) => !known.has(id) || !isClaimed(id))).toEqual([]);
    const unproven = rows.filter(
      ({ ids: named, test }) => !claims.some(({ id, by }) => by === test && named.includes(id)),
    );
    expect(unproven).toEqual([]);
  });
});
