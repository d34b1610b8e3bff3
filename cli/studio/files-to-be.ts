import {
  applyEdits,
  identityOf,
  jsonEdits,
  readSources,
  type AnswerLanguage,
  type Edit,
  type Finding,
  type JsonDocument,
  type SourceFile,
  type Sources,
} from '#analysis';
import type { FileToBe } from '#studio';
import type { Project } from '../language-server/project.ts';
import { sourcesToBegin } from './sources-to-begin.ts';

type Becoming = { path: string; was: string; edits?: readonly Edit[] };

/** Makes a file as it is to be; without edits it goes. */
export const fileToBe = ({ path, was, edits }: Becoming): FileToBe => ({
  path,
  was,
  text: edits && applyEdits(was, edits),
  places: edits?.length ?? 1,
});

/** Makes a file as it is to be with another value; none where that is the same. */
export function filesWith(document: JsonDocument, next: unknown): FileToBe[] {
  const edits = jsonEdits(document, next);
  return edits.length === 0 ? [] : [fileToBe({ path: document.path, was: document.text, edits })];
}

/** Reads a folder as it will be once some of its files are as they are to be. */
export function sourcesToBe(before: Sources, files: readonly FileToBe[]): Sources {
  const changed = new Map(files.map(({ path, text }) => [path, text]));
  const kept = before.documents.filter(({ path }) => !changed.has(path));
  const written = [...changed].flatMap(([path, text]): SourceFile[] =>
    text === undefined ? [] : [{ path, text }],
  );
  return readSources(before.language, [...kept, ...written], { views: before.views, before });
}

/** Finds what is wrong in a folder once some of its files are as they are to be, and is not wrong now. */
export function foreseen(
  project: Project,
  files: readonly FileToBe[],
  language: AnswerLanguage,
): readonly Finding[] {
  const known = new Set(project.findings(language).map(identityOf));
  const then = project.foresee(sourcesToBe(sourcesToBegin(project), files), language);
  return then.filter((finding) => !known.has(identityOf(finding)));
}
