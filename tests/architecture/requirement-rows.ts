import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, sourceFiles } from './source-files.ts';

/** Who must be run to prove a row: the bank, the portal, each of them, or neither. */
export type Side = 'bank' | 'portal' | 'both' | 'house';

/** A row of docs/requirements, the area whose file it stands in, and what its last column says. */
export type Row = { id: string; area: string; proven: string };

/** A test or scenario that says it proves a row. */
export type Claim = { id: string; by: string };

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const idList = /\[((?:[A-Z]+-\d+)(?:[,;\s]+[A-Z]+-\d+)*)\]/gu;

/** Reads every row of every area. */
export function listedRows(): Row[] {
  const tables = globSync('docs/requirements/*.md', { cwd: root });
  return tables.flatMap((path) =>
    [...read(path).matchAll(/^\| ([A-Z]+-\d+) \|.*\| (\S*) \|$/gmu)].map(([, id, proven]) => ({
      id: String(id),
      area: basename(path, '.md'),
      proven: String(proven),
    })),
  );
}

/** Reads how many rows the index says that each area has, and where they come from. */
export function countedAreas(): { area: string; rows: number; from: string }[] {
  const index = read('docs/requirements/README.md');
  return [...index.matchAll(/^\| \[([A-Z]+)\]\(\1\.md\) \| (\d+) \| .* \| (\w+) \|$/gmu)].map(
    ([, area, rows, from]) => ({ area: String(area), rows: Number(rows), from: String(from) }),
  );
}

/** Finds what tests claim in their titles. */
export function claimsOfTests(): Claim[] {
  const tests = sourceFiles().filter((path) => /\.(?:test|spec)\.tsx?$/u.test(path));
  return tests.flatMap((by) =>
    [...read(by).matchAll(idList)].flatMap(([, ids]) =>
      String(ids)
        .split(/[,;\s]+/u)
        .map((id) => ({ id, by })),
    ),
  );
}

/** Finds what scenarios claim under `covers`. */
export function claimsOfScenarios(): Claim[] {
  return globSync('journeys/*/scenarios/*.json', { cwd: root }).flatMap((by) => {
    const covers: unknown = Object(JSON.parse(read(by))).covers;
    return Array.isArray(covers) ? covers.map((id) => ({ id: String(id), by })) : [];
  });
}

/** Returns what a test runs: the portal with its engine, texts and server, the bank, or the house’s own files and tools. */
export function sideOf(test: string): Exclude<Side, 'both'> {
  if (/^(?:sandbox|conformance|tests\/contract|tests\/conformance)\//u.test(test)) return 'bank';
  if (/^(?:ui|engine|i18n|journeys|server|tests\/e2e|tests\/border)\//u.test(test)) return 'portal';
  return /from '(?:#ui|#engine|\.\.\/\.\.\/ui)/u.test(read(test)) ? 'portal' : 'house';
}
