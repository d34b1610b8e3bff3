import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { libraryOf, readSources, rules, type Finding, type SourceFile } from '#analysis';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { allDefects as defects } from './defects/all.ts';
import { checkFiles, plant, smallLanguage, spoil } from './planted.ts';

const language = smallLanguage();

const pathLine = (finding?: Finding) =>
  finding?.path?.map(({ step, by }) => (by === undefined ? step : `${step} [${by}]`)).join(' → ');

it('finds nothing in clean journeys', () => {
  const findings = checkFiles(language, cleanFiles);

  expect(findings).toEqual([]);
});

it.each(defects)('finds $code where it is: $to', ({ code, message, hint, path, others = [], ...defect }) => {
  const { findings, mark } = plant(language, defect);

  const own = findings.filter((finding) => finding.code === code);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({ ...mark, message });
  expect(own[0]?.hint).toBe(hint);
  expect(pathLine(own[0])).toBe(path);
  expect(findings.map((finding) => finding.code).filter((each) => each !== code)).toEqual(others);
});

it('finds journey-unknown at a file whose folder holds no journey', () => {
  const form = cleanFiles.find(({ path }) => path.endsWith('forms/code.json'));
  const orphan = { path: 'journeys/gone/forms/code.json', text: form?.text ?? '' };

  const findings = checkFiles(language, [...cleanFiles, orphan]);

  expect(findings).toMatchObject([{ code: 'journey-unknown', file: orphan.path, line: 1, column: 1 }]);
});

it('finds journey-unknown at a folder that is empty, and nowhere else', () => {
  const findings = checkFiles(language, [...cleanFiles, { path: 'journeys/gone/', text: '' }]);

  expect(findings).toMatchObject([
    {
      code: 'journey-unknown',
      file: 'journeys/gone/journey.json',
      message: 'There is no journeys/gone/journey.json.',
      hint: 'The folder journeys/gone is empty: write the journey, or remove the folder.',
    },
  ]);
});

it('hints at a name that a folder may have where a journey stands in one that it may not', () => {
  const moved = cleanFiles.map((file) => ({
    ...file,
    path: file.path.replace('journeys/visit/', 'journeys/La visita/'),
  }));

  const findings = checkFiles(language, moved);

  expect(findings.filter(({ file }) => file === 'journeys/La visita/journey.json')).toContainEqual(
    expect.objectContaining({ code: 'journey-unknown', hint: 'Rename the folder "la-visita".' }),
  );
});

it.each([
  ['journeys/popup.json', undefined],
  ['journeys/error.json', 'Did you mean "journeys/errors.json"?'],
  ['journeys/visit/form/code.json', undefined],
  ['i18n/it/visit/texts.json', undefined],
  ['i18n/it/guides.json', 'Did you mean "guide"?'],
])('finds file-unknown at %s, which nothing reads', (path, hint) => {
  const moved: Readonly<Record<string, string>> = {
    'journeys/error.json': 'journeys/errors.json',
    'i18n/it/guides.json': 'i18n/it/guide.json',
  };
  const left = cleanFiles.filter((file) => file.path !== moved[path]);

  const findings = checkFiles(language, [...left, { path, text: '{}' }]);

  expect(findings.filter(({ code }) => code === 'file-unknown')).toEqual([
    expect.objectContaining({ file: path, line: 1, column: 1, ...(hint !== undefined && { hint }) }),
  ]);
});

it.each(['routes', 'popups', 'deep-links', 'trigger-timeline'])(
  'finds list-missing where journeys/%s.json is gone',
  (list) => {
    const path = `journeys/${list}.json`;

    const findings = checkFiles(
      language,
      cleanFiles.filter((file) => file.path !== path),
    );

    expect(findings.filter(({ code }) => code === 'list-missing')).toMatchObject([
      { message: `There is no ${path}.` },
    ]);
  },
);

it('has a planted defect for every rule', () => {
  const planted = new Set(defects.map(({ code }) => code));

  expect(rules.map(({ code }) => code).filter((code) => !planted.has(code))).toEqual([]);
});

it('names each rule once, in words joined by hyphens', () => {
  const codes = rules.map(({ code }) => code);

  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.filter((code) => !/^[a-z]+(-[a-z]+)*$/.test(code))).toEqual([]);
});

it('keeps each rule in a file of its name, or in a row of a table of several', () => {
  const folder = join(import.meta.dirname, '../../analysis/rules');
  const tables = globSync('*.ts', { cwd: folder })
    .filter((path) => path !== 'registry.ts')
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const rows = tables.flatMap((table) =>
    [...table.matchAll(/^ {2}'([a-z-]+)': [[{]/gm)].map(([, code = '']) => code),
  );
  const files = globSync('*/*.ts', { cwd: folder })
    .map((path) => basename(path, '.ts'))
    .filter((name) => !name.endsWith('.test'));

  expect([...files, ...rows].toSorted()).toEqual(rules.map(({ code }) => code).toSorted());
});

function isRefused(files: readonly SourceFile[]): boolean {
  try {
    libraryOf(readSources(language, files, { views: cleanViews }));
    return false;
  } catch {
    return true;
  }
}

it('finds an error in every journey that the engine refuses to prepare', () => {
  const refused = defects.map((defect) => spoil(defect).files).filter(isRefused);

  const missed = refused.filter(
    (files) => !checkFiles(language, files).some(({ severity }) => severity === 'error'),
  );

  expect(refused.length).toBeGreaterThan(15);
  expect(missed).toEqual([]);
});
