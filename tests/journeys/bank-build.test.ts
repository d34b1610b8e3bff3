import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickFolder } from '../support/quick-folder.ts';
import { openEmptyFolder, openFolder, type SmallFolder } from './small-folder.ts';

const brands = join(import.meta.dirname, '../../docs/operations/brands');

let built: string;

/** A bank’s folder with a word of its own, built once for all tests. */
beforeAll(async () => {
  built = mkdtempSync(join(quickFolder(), 'built-'));
  const { percorsoIn } = openFolder(built);
  await percorsoIn(built, ['init', '.']);
  writeFileSync(join(built, 'i18n/it/login.json'), '{ "title": "Entra" }');
  expect(await percorsoIn(built, ['build'])).toMatchObject({ code: 0, warned: '' });
});
afterAll(() => rmSync(built, { recursive: true }));

function openBuilt(): SmallFolder {
  const folder = openEmptyFolder();
  cpSync(built, folder.path, { recursive: true });
  return folder;
}

/** Every file beneath a folder with a hash of what is in it. */
function treeOf(path: string): Record<string, string> {
  const names = readdirSync(path, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(path, name)).isFile());
  return Object.fromEntries(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest('hex'),
    ]),
  );
}

const unreadableBrand = '{ "tokens": { "primary": { "light": "#ffffff", "dark": "#5cc2d1" } } }';

describe('a build of a bank’s folder that is refused', () => {
  it.each<[string, (folder: SmallFolder) => void, RegExp]>([
    ['for its brand', ({ write }) => write('brand/brand.json', unreadableBrand), /BRAND_INVALID: .*1\.09/su],
    ['for another language', ({ write }) => write('i18n/de/login.json', '{'), /LANGUAGE\w*: .*de/su],
    ['for its settings', ({ write }) => write('percorso.config.json', '{}'), /PORTAL_CONFIG_INVALID: /u],
    [
      'where scripts of before cannot be kept',
      ({ path }) => {
        rmSync(join(path, 'dist/before'), { recursive: true });
        writeFileSync(join(path, 'dist/before'), '');
      },
      /ASSETS_NOT_KEPT: /u,
    ],
  ])('leaves what was built before as it was: %s [RUN-03]', async (_why, breakIt, told) => {
    const folder = openBuilt();
    folder.write('i18n/it/login.json', '{ "title": "Entra adesso" }');
    breakIt(folder);
    const before = treeOf(join(folder.path, 'dist'));

    const { code, warned, printed } = await folder.percorso(['build']);

    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(warned).toMatch(told);
    expect(treeOf(join(folder.path, 'dist'))).toEqual(before);
    expect(readdirSync(folder.path).filter((name) => name.startsWith('dist'))).toEqual(['dist']);
  });

  it('says of a dist/ that it may not write what to do, before it has begun [RUN-03]', async () => {
    const folder = openEmptyFolder();
    await folder.percorso(['init', '.']);
    folder.write('dist', 'a file of the bank’s');

    const { code, warned } = await folder.percorso(['build']);

    expect({ code, warned }).toEqual({
      code: 2,
      warned: expect.stringContaining('DIST_INVALID: ') as string,
    });
    expect(readFileSync(join(folder.path, 'dist'), 'utf8')).toBe('a file of the bank’s');
  });
});

describe('a build of a bank’s folder', () => {
  it('takes the place of the one before, but for what a build does not write and scripts of before [RUN-03] [RUN-04]', async () => {
    const folder = openBuilt();
    const dist = join(folder.path, 'dist');
    cpSync(join(brands, 'cedro'), join(folder.path, 'brand'), { recursive: true });
    await folder.percorso(['build']);
    folder.write('dist/robots.txt', 'User-agent: *');
    folder.write('dist/before/site/assets/home-0.js', 'of yesterday');
    const kept = JSON.parse(readFileSync(join(dist, 'before/replaced.json'), 'utf8'));
    folder.write('dist/before/replaced.json', JSON.stringify({ ...kept, 'home-0.js': null }));
    rmSync(join(folder.path, 'brand'), { recursive: true });

    const { code } = await folder.percorso(['build']);

    expect(code).toBe(0);
    expect(existsSync(join(dist, 'brand/brand.json'))).toBe(false);
    expect(readdirSync(join(dist, 'before/site/assets'))).toContain('home-0.js');
    expect(readFileSync(join(dist, 'robots.txt'), 'utf8')).toBe('User-agent: *');
  });
});
