import { expect, it } from 'vitest';
import { createChecker, libraryOf, readSources, type SourceFile, type Sources } from '#analysis';
import { textKeys } from '#engine';
import { cleanFiles } from './clean-files.ts';
import { smallLanguage } from './planted.ts';
import { projectFiles, projectLanguage } from './project.ts';

const views = { 'plan-table': {} };
const project = readSources(projectLanguage(), projectFiles(), { views });
const small = readSources(smallLanguage(), cleanFiles, { views });
// Remembers what a change to one file of texts leaves as it was.
const check = createChecker();
const journeys = [project, small].flatMap((sources) =>
  [...sources.journeys.keys()].map((id) => ({ id, sources })),
);

it.each(journeys)('of $id are the same for the checks as for the engine', ({ id, sources }) => {
  const journey = libraryOf(sources).journeys.get(id);
  const keys = journey ? textKeys(journey).filter(({ required }) => required) : [];
  const texts = keys.reduce<object>((tree, { key }) => withText(tree, key.split('.')), {});

  const findings = check(
    readSources(sources.language, filesWith(sources, id, texts), { views, before: sources }),
  );

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
