import type { ICruiseResult } from 'dependency-cruiser';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cruiseFolders } from './imports.ts';
import { drawnAnew, page } from './pictures/pictures.ts';
import { plant } from './planted.ts';
import { root, sourceFiles } from './source-files.ts';

function violations(result: ICruiseResult): string[] {
  return result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}

function plantCode(files: Record<string, string>): string {
  const imports = { '#engine': './engine/index.ts', '#sandbox': './sandbox/index.ts' };
  return plant({ 'package.json': JSON.stringify({ type: 'module', imports }), ...files });
}

describe('who imports whom', () => {
  let result: ICruiseResult;
  beforeAll(async () => {
    result = await cruiseFolders(root);
  });

  it('is read of every source file, none passed over', () => {
    const read = result.modules.map(({ source }) => source);
    expect(read).toEqual(expect.arrayContaining(sourceFiles().filter((path) => !path.endsWith('.d.ts'))));
    expect(result.summary.totalCruised).toBeGreaterThan(250);
  });

  it('goes one way, by the doors, without cycles', () => {
    expect(violations(result)).toEqual([]);
  });

  it('is what the pictures of the architecture show; when they do not, run npm run pictures', () => {
    const text = readFileSync(join(root, page), 'utf8');

    expect(drawnAnew(text, result.modules)).toBe(text);
  });
});

describe('the rules of imports', () => {
  const door = "export const opened = 'door';\n";

  it.each([
    ['a value', "import { opened } from '#sandbox';\nexport const seen = opened;\n"],
    ['a type', "import type { Bank } from '#sandbox';\nexport type Seen = Bank;\n"],
    ['a later load', "export const seen = () => import('#sandbox');\n"],
    ['a name passed on', "export { opened } from '#sandbox';\n"],
  ])('refuse an engine that takes %s from the sandbox', async (_, text) => {
    const folder = plantCode({
      'engine/index.ts': text,
      'sandbox/index.ts': "export const opened = 'door';\nexport type Bank = string;\n",
    });

    const found = violations(await cruiseFolders(folder));

    expect(found).toContain('direction: engine: engine/index.ts → sandbox/index.ts');
  });

  it('refuse a way into a folder that passes its door by', async () => {
    const folder = plantCode({
      'engine/index.ts': door,
      'engine/machine/step.ts': door,
      'cli/main.ts': "import { opened } from '../engine/machine/step.ts';\nexport const seen = opened;\n",
    });

    const found = violations(await cruiseFolders(folder));

    expect(found).toEqual(['door: engine: cli/main.ts → engine/machine/step.ts']);
  });

  it('refuse two files that need each other', async () => {
    const folder = plantCode({
      'engine/left.ts': "import { right } from './right.ts';\nexport const left = () => right;\n",
      'engine/right.ts': "import { left } from './left.ts';\nexport const right = () => left;\n",
    });

    const found = violations(await cruiseFolders(folder));

    expect(found).toContain('no-cycle: engine/left.ts → engine/right.ts');
  });

  it('refuse a server that brings the sandbox beyond its start', async () => {
    const text = "import { opened } from '#sandbox';\nexport const seen = opened;\n";
    const folder = plantCode({
      'sandbox/index.ts': door,
      'server/start.ts': text,
      'server/http/portal.ts': text,
    });

    const found = violations(await cruiseFolders(folder));

    expect(found).toEqual(['sandbox-only-at-start: server/http/portal.ts → sandbox/index.ts']);
  });

  it.each(['react', 'node:fs'])('refuse an engine that knows %s', async (name) => {
    const folder = plantCode({
      'engine/index.ts': `import * as all from '${name}';\nexport const seen = all;\n`,
      'node_modules/react/package.json': '{"name":"react","version":"1.0.0","main":"index.js"}',
      'node_modules/react/index.js': '',
    });

    const found = violations(await cruiseFolders(folder));

    expect(found).toContainEqual(expect.stringMatching(/^engine-alone: engine\/index\.ts → /));
  });

  it('refuse an import that leads nowhere', async () => {
    const folder = plantCode({ 'engine/index.ts': "import '#engine/deep';\n" });

    const found = violations(await cruiseFolders(folder));

    expect(found).toEqual(['resolves: engine/index.ts → #engine/deep']);
  });
});
