import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, readLanguage, readSources, type Finding, type Language, type SourceFile } from '#analysis';
import { cleanFiles, cleanViews, smallBank } from './clean-files.ts';

const root = join(import.meta.dirname, '../..');

/** A mistake made in one clean file: `to` replaces `from`, and its mark ▸ stands where the finding must point. */
export type Defect = { file: string; from: string; to: string };

/** A defect and what must be said of it; `others` are the codes of what follows from it. */
export type ExpectedDefect = Defect & {
  code: string;
  message: string;
  hint?: string;
  others?: readonly string[];
};

/** What a check of a defect found, and where the mark was. */
export type Planted = { findings: readonly Finding[]; mark: { file: string; line: number; column: number } };

/** Reads the schemas of journeys and contexts, and the small bank. */
export function smallLanguage(): Language {
  const schemas = ['schemas/journey', 'schemas/context'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => ({
      path: `${folder}/${name}`,
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
  );
  return readLanguage(
    [...schemas, ...cleanFiles.filter(({ path }) => path.startsWith('schemas/'))],
    smallBank,
  );
}

/** Checks files as they are. */
export function checkFiles(language: Language, files: readonly SourceFile[]): Finding[] {
  return check(readSources(language, files, { views: cleanViews }));
}

/** Checks the clean files with a defect in one of them. */
export function plant(language: Language, defect: Defect): Planted {
  const { files, mark } = spoil(defect);
  return { findings: checkFiles(language, files), mark };
}

/** Answers the clean files with a defect in one of them, and the place of its mark. */
export function spoil({ file, from, to }: Defect): { files: SourceFile[]; mark: Planted['mark'] } {
  const clean = cleanFiles.find(({ path }) => path === file);
  if (!clean) throw new Error(`There is no clean file ${file}.`);
  if (!clean.text.includes(from)) throw new Error(`${file} does not hold ${from}.`);
  const marked = clean.text.replace(from, () => to);
  const offset = marked.indexOf('▸');
  if (offset < 0) throw new Error(`The defect in ${file} has no mark.`);
  const before = marked.slice(0, offset).split('\n');
  const text = marked.replace('▸', '');
  const files = cleanFiles.map((each) => (each.path === file ? { path: file, text } : each));
  const column = (before.at(-1)?.length ?? 0) + 1;
  return { files, mark: { file, line: before.length, column } };
}
