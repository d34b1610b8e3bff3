import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashOfOwn, portalOf, readOwnParts, withOwnWords, writeOwnParts, type OwnParts } from './index.ts';

let root: string;
let ofPackage: string;

const write = (path: string, value: unknown): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(value));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'));
  ofPackage = join(root, 'package');
  write('percorso.config.json', {});
  write('package/build.json', { release: 'one' });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const parts = (): OwnParts => ({
  madeFrom: hashOfOwn(root) ?? '',
  release: 'one',
  words: { login: { title: 'Entra', errors: { late: 'Tardi' } } },
  own: { pages: [] },
});

describe('the portal of a bank’s folder', () => {
  it('is the package’s while the folder has no journeys and texts of its own [RUN-02]', () => {
    expect(portalOf(root, ofPackage, {})).toBe(ofPackage);
  });

  it('is the folder’s own once it is built from what stands there [RUN-02]', () => {
    write('i18n/it/login.json', { title: 'Entra' });
    expect(() => portalOf(root, ofPackage, {})).toThrow(
      /^FOLDER_NOT_BUILT: .* of its own, .*run npx percorso build/u,
    );
    mkdirSync(join(root, 'dist'));
    writeOwnParts(join(root, 'dist'), parts());

    expect(portalOf(root, ofPackage, {})).toBe(join(root, 'dist'));
    expect(portalOf('/elsewhere', ofPackage, { PERCORSO_CONFIG: join(root, 'percorso.config.json') })).toBe(
      join(root, 'dist'),
    );
  });

  it('is refused where something has changed since, or the package [RUN-02]', () => {
    write('i18n/it/login.json', { title: 'Entra' });
    mkdirSync(join(root, 'dist'));
    writeOwnParts(join(root, 'dist'), parts());
    write('package/build.json', { release: 'two' });
    expect(() => portalOf(root, ofPackage, {})).toThrow(
      /^FOLDER_NOT_BUILT: .* another version of the package/u,
    );

    write('i18n/it/login.json', { title: 'Accedi qui' });

    expect(() => portalOf(root, ofPackage, {})).toThrow(/^FOLDER_NOT_BUILT: .* have changed since/u);
  });

  it('is refused where what lies beside it is damaged [RUN-02]', () => {
    for (const damaged of ['{', '{}', '[]']) {
      writeFileSync(join(root, 'own.json'), damaged);

      expect(() => readOwnParts(root)).toThrow(/^FOLDER_NOT_BUILT: /u);
    }
  });
});

describe('the words of a bank’s folder', () => {
  it('come to each language, behind its own, with what says where the journeys are [RUN-02] [RUN-10]', () => {
    const languages = withOwnWords(new Map([['de', '{"login":{"title":"Anmelden"}}']]), parts());

    expect([...languages.keys()]).toEqual(['it', 'de']);
    expect(JSON.parse(languages.get('de') ?? '')).toEqual({
      login: { title: 'Anmelden', errors: { late: 'Tardi' } },
      $own: { pages: [] },
    });
    expect(JSON.parse(languages.get('it') ?? '')).toEqual({ ...parts().words, $own: { pages: [] } });
  });

  it('are none where nothing was built [RUN-02]', () => {
    expect(withOwnWords(new Map(), undefined).size).toBe(0);
  });
});
