import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  earlierTitle,
  forgetNote,
  journey,
  noteTaken,
  openOverEarlier,
  readIn,
  replaceIn,
  texts,
  valueIn,
} from './earlier-package.ts';
import type { SmallFolder } from './small-folder.ts';

const scenario = 'journeys/card-lock/scenarios/locks.json';

/** All files of a folder with what they say. */
const allOf = ({ path }: SmallFolder): Record<string, string> =>
  Object.fromEntries(
    globSync('{journeys,i18n,.percorso}/**/*.{json,version}', { cwd: path })
      .concat('.percorso/version')
      .map((name) => [name, readFileSync(join(path, name), 'utf8')]),
  );

/** Asks for an upgrade, and expects that it is refused in these words and writes nothing. */
async function expectRefused(folder: SmallFolder, ...told: string[]): Promise<void> {
  const before = allOf(folder);
  const { code, printed, warned } = await folder.percorso(['upgrade']);
  expect({ code, printed }).toEqual({ code: 2, printed: '' });
  for (const words of told) expect(warned).toContain(words);
  expect(allOf(folder)).toEqual(before);
}

describe('what was taken of a journey', () => {
  it.each([
    [journey, '{}'],
    [journey, '[]'],
    [journey, 'null'],
    [journey, '{"language":99}'],
    [scenario, '[]'],
    [texts, '[]'],
    [texts, '{"confirm":{"title":5}}'],
    [texts, '{"confirm":{"title":"Un altro titolo"}}'],
  ])('is believed only as it was taken: %s is not %s [RUN-02]', async (path, text) => {
    const folder = await openOverEarlier(earlierTitle);
    folder.write(`.percorso/taken/${path}`, text);

    await expectRefused(folder, `.percorso/taken/${path}:1:1 is not as it was taken`, 'from version control');
  });

  it.each([
    [journey, '{}', 'is no journey of card-lock'],
    [journey, '[]', 'is no journey of card-lock'],
    [journey, 'null', 'is no journey of card-lock'],
    [journey, '{"language":99}', 'is no journey of card-lock'],
    [scenario, '[]', 'is no scenario of card-lock'],
    ['journeys/card-lock/forms/code.json', '3', 'is no form of card-lock'],
    [texts, '[]', 'is no table of texts of card-lock'],
    [texts, '{"confirm":{"title":5}}', 'is no table of texts of card-lock'],
  ])(
    'is held to its kind where an earlier version has noted nothing of it: %s is not %s [RUN-02]',
    async (path, text, told) => {
      const folder = await openOverEarlier(earlierTitle);
      forgetNote(folder);
      folder.write(`.percorso/taken/${path}`, text);

      await expectRefused(folder, `.percorso/taken/${path}:1:1 ${told}`);
    },
  );

  it('is not that of another journey [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    forgetNote(folder);
    replaceIn(folder, `.percorso/taken/${journey}`, ['"id": "card-lock"', '"id": "card-unlock"']);

    await expectRefused(folder, `.percorso/taken/${journey}:1:1 is no journey of card-lock`);
  });

  it('counts as it was however its lines end and its text is laid out, and in a language before [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle, [journey, '"language": 1,', '']);
    const taken = `.percorso/taken/${texts}`;
    folder.write(taken, JSON.stringify(valueIn(folder, taken), null, 4).replaceAll('\n', '\r\n'));

    const noted = await folder.percorso(['upgrade', '--dry-run']);
    forgetNote(folder);
    const unnoted = await folder.percorso(['upgrade']);

    expect([noted, unnoted].map(({ code }) => code)).toEqual([0, 0]);
    expect(valueIn(folder, '.percorso/seen.json').taken).toHaveProperty([journey]);
    expect((await folder.percorso(['upgrade'])).code).toBe(0);
  });

  it.each([`.percorso/taken/${journey}`, `.percorso/taken/${texts}`, `.percorso/taken/${scenario}`])(
    'is missed by name where it is gone: %s [RUN-02]',
    async (path) => {
      const folder = await openOverEarlier(earlierTitle);
      rmSync(join(folder.path, path));

      await expectRefused(folder, `${path} is not there`, 'from version control');
    },
  );

  it('is missed where all of it is gone, and where nothing was noted of it too [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    rmSync(join(folder.path, '.percorso/taken'), { recursive: true });

    await expectRefused(folder, '.percorso/taken/');
    forgetNote(folder);
    const { code, warned } = await folder.percorso(['upgrade']);

    expect(code).toBe(2);
    expect(warned).toContain(`.percorso/taken/${journey}: not there`);
    expect((await folder.percorso(['upgrade', '--keep', 'card-lock'])).printed).toBe(
      'card-lock stays as it is here.\n',
    );
    expect((await folder.percorso(['upgrade'])).code).toBe(0);
    expect(valueIn(folder, '.percorso/seen.json').taken).toHaveProperty([journey]);
  });

  it('is not missed with a journey that goes back to the package’s [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    for (const path of ['journeys/card-lock', texts, '.percorso/taken'])
      rmSync(join(folder.path, path), { recursive: true });

    expect((await folder.percorso(['upgrade'])).code).toBe(0);
    expect(valueIn(folder, '.percorso/seen.json').taken).toEqual({});
  });
});

describe('what an upgrade writes', () => {
  it('is all or nothing: where one file cannot be written, it is named and all others are as they were [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    // The package has a scenario that is new, and the bank a file where its folder would stand.
    for (const path of ['journeys/card-lock/scenarios', '.percorso/taken/journeys/card-lock/scenarios'])
      rmSync(join(folder.path, path), { recursive: true });
    noteTaken(folder);
    folder.write('journeys/card-lock/scenarios', '');
    folder.write('.percorso/version', '0.0.9\n');
    const before = allOf(folder);

    const { code, printed, warned } = await folder.percorso(['upgrade']);

    expect({ code, printed }).toEqual({ code: 2, printed: '' });
    expect(warned).toMatch(/journeys\/card-lock\/scenarios\/\S+\.json cannot be written \(ENOTDIR\)/u);
    expect(warned).toContain('Nothing was written.');
    expect(allOf(folder)).toEqual(before);
    expect(existsSync(join(folder.path, '.percorso/taken/journeys/card-lock/scenarios'))).toBe(false);
  });
});

/** Has the package’s version be a lower one before; answers what it is now. */
function withOlderVersion(folder: SmallFolder): string {
  const { version } = valueIn(folder, journey) as { version: string };
  for (const path of [journey, `.percorso/taken/${journey}`])
    replaceIn(folder, path, [`"version": "${version}"`, '"version": "0.1.0"']);
  noteTaken(folder);
  return version;
}

describe('the version of a journey into which something came', () => {
  it('is above both where the bank has words of its own, whether it has counted them or not [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    const version = withOlderVersion(folder);
    replaceIn(folder, texts, ['Non sappiamo se la carta è bloccata', 'Forse la carta è bloccata']);

    await folder.percorso(['upgrade']);
    const again = await folder.percorso(['upgrade']);

    const patch = Number(version.split('.')[2]) + 1;
    expect(valueIn(folder, journey).version).toBe(version.replace(/\d+$/u, String(patch)));
    expect(again.code).toBe(0);
    expect(again.printed).not.toContain('card-lock');
    expect(readIn(folder, texts)).toContain('Forse la carta è bloccata');
  });

  it('is the package’s where the bank has nothing of its own in it [RUN-02]', async () => {
    const folder = await openOverEarlier(earlierTitle);
    const version = withOlderVersion(folder);

    await folder.percorso(['upgrade']);

    expect(valueIn(folder, journey).version).toBe(version);
  });
});
