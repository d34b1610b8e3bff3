import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { check, readSources } from '#analysis';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';
import { openCommittedFolder, openExample, type SmallFolder } from './small-folder.ts';

const file = 'journeys/pin-view/journey.json';

function edit(folder: SmallFolder, from: string, to: string): void {
  const text = readFileSync(join(folder.path, file), 'utf8');
  expect(text).toContain(from);
  folder.write(file, text.replaceAll(from, to));
}

it('is held against a journey, too, that was legal once and is not any more', () => {
  const language = smallLanguage();
  const visit = 'journeys/visit/journey.json';
  const then = cleanFiles.map(({ path, text }) => ({
    path,
    text: path === visit ? text.replace('"surface": "dialog"', '"surface": "drawer"') : text,
  }));
  const earlier = { revision: 'HEAD', sources: readSources(language, then, { views: cleanViews }) };

  const findings = check(readSources(language, cleanFiles, { views: cleanViews, earlier }));

  expect(earlier.sources.journeys.get('visit')?.journey?.value).toBeUndefined();
  expect(findings).toMatchObject([{ code: 'version-unchanged', file: visit, pointer: '/version' }]);
});

describe('percorso check --since', () => {
  it('is content with journeys that have not changed, and with texts that have', async () => {
    const folder = openCommittedFolder(openExample());
    const texts = 'i18n/it/pin-view.json';
    folder.write(texts, `${readFileSync(join(folder.path, texts), 'utf8')}\n`);

    const { code, printed } = await folder.percorso(['check', '--since', 'HEAD']);

    expect({ code, printed }).toMatchObject({ code: 0, printed: expect.stringContaining(' 0 errors') });
  });

  it('finds a journey that has changed under the same version, at its version', async () => {
    const folder = openCommittedFolder(openExample());
    edit(folder, '"seconds": 30', '"seconds": 31');

    const { code, printed } = await folder.percorso(['check', '--since', 'HEAD', '--format', 'json']);

    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject([{ code: 'version-unchanged', file, pointer: '/version' }]);
  });

  it('raises the version where it is asked to mend', async () => {
    const folder = openCommittedFolder(openExample());
    edit(folder, '"seconds": 30', '"seconds": 31');
    const before = versionOf(folder);

    const { code } = await folder.percorso(['check', '--since', 'HEAD', '--fix']);

    expect(code).toBe(0);
    expect(versionOf(folder)).toBe(before.replace(/\d+$/, (patch) => `${Number(patch) + 1}`));
  });

  it.each(['nowhere', '--fix'])('answers 2 and one clear line for a revision like %s', async (revision) => {
    const { code, warned } = await openCommittedFolder(openExample()).percorso([
      'check',
      `--since=${revision}`,
    ]);

    expect(code).toBe(2);
    expect(warned).toMatch(/^percorso check: .*no revision.*\n$/);
  });

  it('answers the same in a folder that is in no repository', async () => {
    const { code, warned } = await openExample().percorso(['check', '--since', 'HEAD']);

    expect(code).toBe(2);
    expect(warned).toMatch(/^percorso check: git: .* is in no repository.*\n$/);
  });

  it('says what a clone that has only the last commits lacks', async () => {
    const whole = openCommittedFolder(openExample());
    edit(whole, '"seconds": 30', '"seconds": 31');
    whole.commit('another');
    const shallow = join(whole.path, 'shallow');
    spawnSync('git', ['clone', '-q', '--depth=1', pathToFileURL(whole.path).href, shallow]);

    const { code, warned } = await whole.percorsoIn(shallow, ['check', '--since', 'HEAD~1']);

    expect(code).toBe(2);
    expect(warned).toContain('git fetch --unshallow');
  });
});

const versionOf = ({ path }: SmallFolder): string =>
  /"version": "([^"]+)"/.exec(readFileSync(join(path, file), 'utf8'))?.[1] ?? '';
