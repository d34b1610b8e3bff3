import { join } from 'node:path';
import { readSources, type Sources } from '#analysis';
import { examplesIn, type KeyExample } from '../../cli/reference/examples.ts';
import { keysPage } from '../../cli/reference/keys-page.ts';
import { sectionsOf, type Key } from '../../cli/reference/keys.ts';
import { filesOf, projectLanguage } from './project.ts';

const docs = join(import.meta.dirname, '../../docs');

/** Where the reference of the keys stands, for developers and for analysts, and the way from there to the project’s folder. */
const pages = [
  { language: 'en', path: join(docs, 'language-keys.md'), toRoot: '..' },
  { language: 'it', path: join(docs, 'guida/chiavi.md'), toRoot: '../..' },
] as const;

const language = projectLanguage();

/** The schemas of journeys, by file name. */
export const schemas = language.schemas.byName;

/** Where the examples of keys are looked for, one after the other: what stays as it is first. */
export const exampleFolders = [
  { folder: 'docs/guida/esempio', journeys: /^journeys\/phone-change\// },
  { folder: 'docs/guida/chiavi', journeys: /^journeys\// },
  { folder: '', journeys: /^journeys\// },
].map(({ folder, journeys }) => {
  const sources: Sources = readSources(language, filesOf(folder), { views: {} });
  return { folder, sources, examples: examplesIn(sources, (path) => journeys.test(path)) };
});

/** All keys of the language. */
export const keys: readonly Key[] = sectionsOf(schemas).flatMap((section) => section.keys);

/** Returns how a key stands in a file, by its path in the project. */
export function exampleOf({ schema }: Key): KeyExample | undefined {
  for (const { folder, examples } of exampleFolders) {
    const example = examples.get(schema);
    if (example) return { ...example, file: join(folder, example.file) };
  }
  return undefined;
}

/** Writes both pages of the reference, each with its place. */
export const languagePages = pages.map(({ language: spoken, path, toRoot }) => ({
  path,
  text: keysPage({ schemas, exampleOf, linkTo: (file) => `${toRoot}/${file}` }, spoken),
}));
