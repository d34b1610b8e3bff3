import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { expect, it } from 'vitest';
import type { KeptCode } from '#analysis';
import { projectFiles, projectLanguage } from './project.ts';

const require = createRequire(import.meta.url);

/** Keeps code in memory and counts how often there was some. */
function keptInMemory(): KeptCode & { loads: number } {
  const modules = new Map<string, string>();
  return {
    loads: 0,
    load(madeFrom) {
      const code = modules.get(madeFrom);
      if (code === undefined) return undefined;
      this.loads += 1;
      const exports = {};
      compileFunction(code, ['exports', 'require'])(exports, require);
      return exports;
    },
    keep: (madeFrom, code) => void modules.set(madeFrom, code),
  };
}

/** The file as it is, without each of its members, and with a number in the place of each. */
function spoilt(text: string): unknown[] {
  const value: Record<string, unknown> = JSON.parse(text);
  const names = Object.keys(value);
  return [
    value,
    ...names.map((name) => Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
    ...names.map((name) => ({ ...value, [name]: 1 })),
  ];
}

const kindOf = (path: string) =>
  path.endsWith('/journey.json') ? 'journey' : path.includes('/forms/') ? 'form' : 'scenario';

it('finds the same wrong with every file of the project by validators that were kept as by those compiled anew', () => {
  const kept = keptInMemory();
  const [compiled, written, loaded] = [projectLanguage(), projectLanguage(kept), projectLanguage(kept)];
  expect(kept.loads).toBe(1);
  const files = projectFiles().filter(({ path }) => /^journeys\/[^/]+\/.*\.json$/.test(path));
  for (const { path, text } of files)
    for (const value of spoilt(text)) {
      const expected = compiled.violations(kindOf(path), value);
      expect(written.violations(kindOf(path), value), path).toEqual(expected);
      expect(loaded.violations(kindOf(path), value), path).toEqual(expected);
    }
});
