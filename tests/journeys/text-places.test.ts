import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { check, libraryOf, readLanguage, readSources, type SourceFile, type Sources } from '#analysis';
import { textKeys } from '#engine';
import { readOperations } from '#schemas/provider';
import { cleanFiles } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const root = join(import.meta.dirname, '../..');

function filesUnder(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), 'utf8') }));
}

const schemas = ['schemas/journey', 'schemas/context', 'schemas/provider'].flatMap(filesUnder);
const views = { 'plan-table': {} };
const project = readSources(
  readLanguage(schemas, readOperations()),
  ['journeys', 'i18n/it'].flatMap(filesUnder),
  {
    views,
  },
);
const small = readSources(smallLanguage(), cleanFiles, { views });
const journeys = [project, small].flatMap((sources) =>
  [...sources.journeys.keys()].map((id) => ({ id, sources })),
);

it.each(journeys)('of $id are the same for the checks as for the engine', ({ id, sources }) => {
  const journey = libraryOf(sources).journeys.get(id);
  const keys = journey ? textKeys(journey).filter(({ required }) => required) : [];
  const texts = keys.reduce<object>((tree, { key }) => withText(tree, key.split('.')), {});

  const findings = check(readSources(sources.language, filesWith(sources, id, texts), { views }));

  const ofTexts = findings.filter(({ code }) => code === 'text-missing' || code === 'text-unused');
  expect(keys.length).toBeGreaterThan(0);
  expect(ofTexts.map(({ message }) => message)).toEqual([]);
});

function withText(tree: object, [key = '', ...rest]: readonly string[]): object {
  if (rest.length === 0) return { ...tree, [key]: 'x' };
  return { ...tree, [key]: withText(Object(Reflect.get(tree, key) ?? {}), rest) };
}

function filesWith({ documents }: Sources, id: string, texts: object): SourceFile[] {
  const path = `i18n/it/${id}.json`;
  const others = documents.filter((document) => document.path !== path);
  return [
    ...others.map((document) => ({ path: document.path, text: document.text })),
    { path, text: JSON.stringify(texts) },
  ];
}
