import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { planBuild } from '../build.ts';
import { openBuiltPortal } from './built-portal.ts';
import { markFresh, portal, sourcesHash } from '../freshness.ts';

let root: string;
let dist: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'built-portal-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  dist = join(root, 'dist');
  for (const page of ['portal', 'console']) {
    mkdirSync(join(dist, page), { recursive: true });
    writeFileSync(join(dist, page, 'index.html'), '');
  }
});

describe('a build whose manifest', () => {
  it.each([
    '',
    '{}',
    'null',
    '[]',
    '{"styleHashes":null}',
    '{"styleHashes":"sha256-abc="}',
    '{"styleHashes":[1]}',
    '{"styleHashes":["sha256-abc=; script-src *"]}',
  ])('is %j is told as none, before anything else is opened [S-88]', (manifest) => {
    writeFileSync(join(dist, 'build.json'), manifest);
    markFresh(dist, sourcesHash(root, portal));

    expect(() => planBuild(root)).toThrow(
      /^PORTAL_NOT_BUILT: .*build\.json (cannot be read|is not what a build writes); run npm run build$/,
    );
  });

  it.each([
    ['percorso.config.json', 'run npx percorso build in the bank’s folder'],
    ['dist/percorso.config.json', 'run npx percorso build in the bank’s folder'],
    ['bin/percorso.js', 'install the package again'],
    ['package.json', 'run npm run build'],
  ])('is none, where %s stands, is told with what to do there [RUN-03]', (file, remedy) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '');

    expect(() => openBuiltPortal(dist)).toThrow(
      new RegExp(`^PORTAL_NOT_BUILT: no .*build\\.json; ${remedy}$`, 'u'),
    );
  });

  it('has hashes of styles is served with them [S-44]', () => {
    const styleHashes = ['sha256-abc/+9='];
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes }));

    expect(openBuiltPortal(dist)).toEqual({ folder: join(dist, 'portal'), styleHashes });
  });

  it.each([
    ['gone', undefined, 'main.js is gone'],
    ['cut short', 'con', 'main.js has 3 of 7 bytes'],
  ])('names a script that is %s is not served [RUN-03]', (_, text, told) => {
    mkdirSync(join(dist, 'portal/assets'));
    if (text !== undefined) writeFileSync(join(dist, 'portal/assets/main.js'), text);
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [], assets: { 'main.js': 7 } }));

    expect(() => openBuiltPortal(dist)).toThrow(
      new RegExp(`^PORTAL_INCOMPLETE: .*${told}; copy the whole of dist/ again, or run npm run build$`, 'u'),
    );
  });

  it('names scripts that are whole is served [RUN-03]', () => {
    mkdirSync(join(dist, 'portal/assets'));
    writeFileSync(join(dist, 'portal/assets/main.js'), 'const a');
    writeFileSync(join(dist, 'build.json'), JSON.stringify({ styleHashes: [], assets: { 'main.js': 7 } }));

    expect(openBuiltPortal(dist).folder).toBe(join(dist, 'portal'));
  });
});
