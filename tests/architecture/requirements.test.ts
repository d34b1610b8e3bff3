import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

type Claim = { id: string; by: string };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const idList = /\[((?:[A-Z]+-\d+)(?:[,;\s]+[A-Z]+-\d+)*)\]/gu;

function listedIds(): string[] {
  const tables = globSync('docs/requirements/*.md', { cwd: root });
  return tables.flatMap((path) =>
    [...read(path).matchAll(/^\| ([A-Z]+-\d+) \|/gmu)].map(([, id]) => String(id)),
  );
}

function claimsOfTests(): Claim[] {
  const tests = sourceFiles().filter((path) => /\.(?:test|spec)\.tsx?$/u.test(path));
  return tests.flatMap((by) =>
    [...read(by).matchAll(idList)].flatMap(([, ids]) =>
      String(ids)
        .split(/[,;\s]+/u)
        .map((id) => ({ id, by })),
    ),
  );
}

function claimsOfScenarios(): Claim[] {
  return globSync('journeys/*/scenarios/*.json', { cwd: root }).flatMap((by) => {
    const covers: unknown = Object(JSON.parse(read(by))).covers;
    return Array.isArray(covers) ? covers.map((id) => ({ id: String(id), by })) : [];
  });
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
    const ids = listedIds();

    expect(ids.length).toBeGreaterThan(800);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('that tests and scenarios say they prove are listed', () => {
    const known = new Set(listedIds());
    const claims = [...claimsOfTests(), ...claimsOfScenarios()];

    expect(claims.length).toBeGreaterThan(100);
    expect(claims.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it('that docs/threats.md counts on are listed, and each is claimed by the test beside it or by another', () => {
    const known = new Set(listedIds());
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
