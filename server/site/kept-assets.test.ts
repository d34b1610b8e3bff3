import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assetsBefore, keepAssets, keptMs } from './kept-assets.ts';

let place: string;
let into: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'assets-'));
  into = join(place, 'kept');
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** Starts a version that has these scripts. */
function startVersion(names: readonly string[], now: number): string[] {
  const current = join(place, 'current');
  rmSync(current, { recursive: true, force: true });
  mkdirSync(current, { recursive: true });
  for (const name of names) writeFileSync(join(current, name), name);
  return readdirSync(join(keepAssets({ into, current, now }), 'assets')).toSorted();
}

describe('the assets of the version before', () => {
  it('are there for a day after another has taken its place, however long it was served before [RUN-04]', () => {
    startVersion(['home-1.js', 'kit-1.js'], 0);
    startVersion(['home-1.js', 'kit-1.js'], 30 * keptMs);

    const replaced = startVersion(['home-2.js', 'kit-1.js'], 60 * keptMs);
    const later = startVersion(['home-2.js', 'kit-1.js'], 61 * keptMs - 1);
    const gone = startVersion(['home-2.js', 'kit-1.js'], 61 * keptMs);

    expect(replaced).toEqual(['home-1.js', 'home-2.js', 'kit-1.js']);
    expect(later).toEqual(replaced);
    expect(gone).toEqual(['home-2.js', 'kit-1.js']);
  });

  it('stay once their version is served again [RUN-04]', () => {
    startVersion(['home-1.js'], 0);
    startVersion(['home-2.js'], 1);
    startVersion(['home-1.js'], 2);

    expect(startVersion(['home-1.js'], keptMs + 2)).toEqual(['home-1.js']);
  });

  it('stay where what was noted of them is damaged, and so does what nobody has noted [RUN-04]', () => {
    startVersion(['home-1.js'], 0);
    writeFileSync(join(into, 'replaced.json'), '{"home-1.js": "yest');

    writeFileSync(join(into, 'site/assets/theirs.js'), '');

    startVersion(['home-2.js'], 1);

    expect(startVersion(['home-3.js'], 2 + keptMs)).toEqual([
      'home-1.js',
      'home-2.js',
      'home-3.js',
      'theirs.js',
    ]);
    expect(startVersion(['home-3.js'], 3 + 2 * keptMs)).toEqual(['home-1.js', 'home-3.js', 'theirs.js']);
  });

  it('are refused where the system takes no folder, by whoever asks it [RUN-04]', () => {
    mkdirSync(join(place, 'portal/assets'), { recursive: true });

    expect(() => assetsBefore(place, { ASSETS_DIR: '/proc/percorso/assets' })).toThrow(/^ASSETS_NOT_KEPT: /u);
  });

  it('are kept nowhere unless a folder is named, which must be one that can be written [RUN-04]', () => {
    const file = join(place, 'a-file');
    mkdirSync(join(place, 'portal/assets'), { recursive: true });
    writeFileSync(file, '');

    expect(assetsBefore(place, {})).toBeUndefined();
    expect(() => assetsBefore(place, { ASSETS_DIR: '' })).toThrow('ASSETS_DIR_EMPTY');
    expect(() => assetsBefore(place, { ASSETS_DIR: file })).toThrow(
      /^ASSETS_NOT_KEPT: .*a-file cannot be written/u,
    );
  });
});
