import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { applyEdits, check, isNode, readSources, type SourceFile } from '#analysis';
import { sureFixes } from '../../cli/mend/sure-fixes.ts';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const guide = 'journeys/guide/journey.json';
const output = '"output": {\n        "choice"';

const former = {
  returns: {
    $ref: 'edge.schema.json#/$defs/mapping',
    deprecated: true,
    'x-instead': { en: 'Call it "output".', it: 'Chiamala "output".', key: 'output' },
  },
  quiet: {
    type: 'boolean',
    deprecated: true,
    'x-instead': { en: 'It goes without saying.', it: 'Vale senza scriverlo.' },
  },
};

/** A language in which an end has a key by its former name, and one that says nothing any more. */
const later = smallLanguage(({ path, text }) =>
  path === 'schemas/journey/end-step.schema.json'
    ? text.replace('"properties": {', () => `"properties": { ${JSON.stringify(former).slice(1, -1)},`)
    : text,
);

const inGuide = (to: string): SourceFile[] =>
  cleanFiles.map(({ path, text }) => ({
    path,
    text: path === guide ? text.replace(output, () => to) : text,
  }));

const found = (files: readonly SourceFile[], language: 'en' | 'it' = 'en') =>
  check(readSources(later, files, { views: cleanViews }), { language });

const fixed = (files: readonly SourceFile[]): SourceFile[] =>
  files.map(({ path, text }) => ({
    path,
    text: applyEdits(
      text,
      sureFixes(found(files), files).flatMap(({ file, fix }) => (file === path ? fix : [])),
    ),
  }));

describe('a key of an earlier language', () => {
  it('is read, told with what takes its place, and gets its name [LANG-24]', () => {
    const files = inGuide('"returns": {\n        "choice"');

    // Anyone who reads the result misses it, since here the key is new to the engine.
    const old = found(files, 'it').filter(({ code }) => code === 'language-old');

    expect(old).toMatchObject([
      {
        severity: 'warning',
        pointer: '/steps/read/returns',
        message: 'La chiave "returns" è di un linguaggio precedente.',
        hint: 'Chiamala "output".',
      },
    ]);
    expect(fixed(files)).toEqual(cleanFiles);
  });

  it('goes where nothing need be said any more, and nothing else of the file [LANG-24]', () => {
    const files = inGuide(`"quiet": true,\n      ${output}`);

    expect(found(files).map(({ code, hint }) => ({ code, hint }))).toEqual([
      { code: 'language-old', hint: 'It goes without saying.' },
    ]);
    expect(fixed(files)).toEqual(cleanFiles);
  });
});

it('tells of a journey of the language before, and gives it the number of the newest [LANG-24]', () => {
  const second = smallLanguage(({ path, text }) =>
    path === 'schemas/journey/journey.schema.json'
      ? text.replace('"language": {\n      "const": 1', '"language": {\n      "enum": [1, 2]')
      : text,
  );
  const sources = readSources(second, cleanFiles, { views: cleanViews });

  const findings = check(sources);

  expect(findings.map(({ code, message, pointer }) => ({ code, message, pointer }))).toEqual(
    [...sources.journeys].map(() => ({
      code: 'language-old',
      message: 'The journey is of language 1, and the newest is 2.',
      pointer: '/language',
    })),
  );
  const { text = '' } = cleanFiles.find(({ path }) => path === guide) ?? {};
  const edits = sureFixes(findings, cleanFiles).flatMap(({ file, fix }) => (file === guide ? fix : []));
  expect(applyEdits(text, edits)).toBe(text.replace('"language": 1', '"language": 2'));
});

const folder = join(import.meta.dirname, '../../schemas/journey');

it.each(readdirSync(folder))('says in %s of each deprecated key what takes its place [LANG-24]', (name) => {
  const within = (node: unknown): unknown[] =>
    typeof node === 'object' && node !== null
      ? [
          ...(isNode(node) && node['deprecated'] === true ? [node] : []),
          ...Object.values(node).flatMap(within),
        ]
      : [];

  for (const part of within(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    expect(part).toMatchObject({
      'x-instead': { en: expect.stringMatching(/\.$/), it: expect.stringMatching(/\.$/) },
    });
});
