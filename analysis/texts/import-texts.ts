import type { AnswerLanguage } from '../report/words.ts';
import { applyEdits } from '../report/apply-edits.ts';
import type { Edit } from '../rules/rule.ts';
import type { SourceFile } from '../source/document.ts';
import { readSources, type Sources } from '../source/sources.ts';
import { judgeRows, type Change, type ImportedText } from './judge-rows.ts';
import { newFaults } from './new-faults.ts';
import { nameOfRow } from './row-name.ts';

/** What an import makes of the files, or why it is refused as a whole. */
export type TextImport = {
  files: readonly (SourceFile & { changed: number })[];
  /** A sentence each, with the row that it speaks of. */
  refusals: readonly string[];
  /** How many texts of the files that the workbook names have no row there. */
  absent: number;
  /** How many texts have changed since the workbook was written, and were left alone in it. */
  newer: number;
  /** How many rows that nobody edited name a text that is there no more. */
  gone: number;
};

/** What an import is laid over, and the language in which it answers. */
export type ImportInto = { sources: Sources; files: readonly SourceFile[]; language: AnswerLanguage };

/**
 * Lays edited texts over the files, each at its place and nothing else. All is refused when a row cannot be what its author
 * meant, when a text has changed since the workbook was written, or when the check would find what it did not find before.
 */
export function importTexts(into: ImportInto, rows: readonly ImportedText[]): TextImport {
  const { sources, language } = into;
  const { changes, refused, absent, newer, gone } = judgeRows(sources, rows);
  const files = filesWith(changes);
  const refusals = [
    ...refused.map(({ row, says }) => `${nameOfRow(row, language)} ${says[language]}`),
    ...newFaults({ before: sources, after: sourcesWith(files, into), changes, language }),
  ];
  return { files: refusals.length > 0 ? [] : files, refusals, absent, newer, gone };
}

function filesWith(changes: readonly Change[]): TextImport['files'] {
  return [...Map.groupBy(changes, ({ document }) => document)].map(([{ path, text }, own]) => ({
    path,
    text: applyEdits(text, own.map(editOf)),
    changed: own.length,
  }));
}

function editOf({ document, pointer, row }: Change): Edit {
  return { ...document.span(pointer, 'value'), text: JSON.stringify(row.words) };
}

function sourcesWith(changed: TextImport['files'], { sources, files }: ImportInto): Sources {
  const texts = new Map(changed.map(({ path, text }) => [path, text]));
  const all = files.map(({ path, text }) => ({ path, text: texts.get(path) ?? text }));
  return readSources(sources.language, all, { views: sources.views, before: sources });
}
