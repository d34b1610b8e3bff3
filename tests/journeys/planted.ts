import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  check,
  languageProblems,
  readLanguage,
  readSources,
  type Finding,
  type Language,
  type SourceFile,
  type Sources,
} from '#analysis';
import { judgeBrand } from '#server/brand';
import { settingsProblems } from '#server/folder';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallBank } from './small-bank.ts';

const root = join(import.meta.dirname, '../..');

/**
 * A mistake made in one clean file: `to` replaces `from`, and its mark ▸ stands where the finding must point; when that is
 * in another file, `seen` says where, by the text that begins there.
 */
export type Defect = {
  file: string;
  from: string;
  to: string;
  seen?: { file: string; text: string };
  /** The clean files are what a revision has, which the check is held against. */
  sinceClean?: true;
};

/** A defect and what must be said of it; `others` are the codes of what follows from it. */
export type ExpectedDefect = Defect & {
  code: string;
  message: string;
  hint?: string;
  /** The way of a run to it: `step [what it is left by]`, joined by arrows. */
  path?: string;
  others?: readonly string[];
};

/** What a check of a defect found, and where the mark was. */
export type Planted = { findings: readonly Finding[]; mark: { file: string; line: number; column: number } };

/** Reads the schemas of journeys and contexts, as they are or changed, and the small bank. */
export function smallLanguage(changed = ({ text }: SourceFile): string => text): Language {
  const named = ['schemas/journey', 'schemas/context'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const schemas = [...named, 'schemas/portal-config.schema.json'].map((path) => {
    const file = { path, text: readFileSync(join(root, path), 'utf8') };
    return { ...file, text: changed(file) };
  });
  return readLanguage(
    [...schemas, ...cleanFiles.filter(({ path }) => path.startsWith('schemas/'))],
    smallBank,
  );
}

/** Checks files as they are. */
export function checkFiles(language: Language, files: readonly SourceFile[]): Finding[] {
  return check(readSources(language, files, { views: cleanViews }));
}

/** Reads the clean files with a defect in one of them. */
export function sourcesOf(language: Language, defect: Defect): Sources {
  const clean = () => readSources(language, cleanFiles, { views: cleanViews });
  const earlier = defect.sinceClean === true ? { earlier: { revision: 'HEAD', sources: clean() } } : {};
  const { files } = spoil(defect);
  const sources = readSources(language, files, { views: cleanViews, ...earlier });
  // A slip in the Italian texts alone is told there: a translation would follow it.
  const languages = isTranslation.test(defect.file) ? languageProblems(sources.texts, files) : [];
  const settings = files.filter(({ path }) => path === 'percorso.config.json').flatMap(settingsProblems);
  return { ...sources, brand: brandProblemsOf(files), settings, languages };
}

const isTranslation = /^i18n\/(?!it\/)/;

/** Judges the brand among files, as a check of its folder does. */
function brandProblemsOf(files: readonly SourceFile[]) {
  const read = (name: string) => files.find(({ path }) => path === `brand/${name}`)?.text;
  return judgeBrand((name) => {
    const text = read(name);
    return text === undefined ? undefined : Buffer.from(text);
  }).problems;
}

/** Checks the clean files with a defect in one of them. */
export function plant(language: Language, defect: Defect): Planted {
  return { findings: check(sourcesOf(language, defect)), mark: spoil(defect).mark };
}

/** Returns the clean files with a defect in one of them, and the place of its mark. */
export function spoil({ file, from, to, seen }: Defect): { files: SourceFile[]; mark: Planted['mark'] } {
  const clean = cleanFiles.find(({ path }) => path === file);
  if (!clean) throw new Error(`There is no clean file ${file}.`);
  if (!clean.text.includes(from)) throw new Error(`${file} does not hold ${from}.`);
  const marked = clean.text.replace(from, () => to);
  const text = marked.replace('▸', '');
  const files = cleanFiles.map((each) => (each.path === file ? { path: file, text } : each));
  if (seen === undefined) return { files, mark: { file, ...placeOf('▸', { path: file, text: marked }) } };
  const other = files.find(({ path }) => path === seen.file);
  return { files, mark: { file: seen.file, ...placeOf(seen.text, other) } };
}

function placeOf(sign: string, file: SourceFile | undefined): { line: number; column: number } {
  const offset = file?.text.indexOf(sign) ?? -1;
  if (offset < 0) throw new Error(`There is no ${sign} in ${file?.path}.`);
  const before = file?.text.slice(0, offset).split('\n') ?? [];
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
