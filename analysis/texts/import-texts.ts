import type { AnswerLanguage, Words } from '../report/words.ts';
import { applyEdits } from '../report/apply-edits.ts';
import type { Edit } from '../rules/rule.ts';
import type { SourceFile } from '../source/document.ts';
import { readSources, type Sources } from '../source/sources.ts';
import { judgeRows, nameOfRow, type Change, type ImportedText } from './judge-rows.ts';
import { createChecker } from '../check/checker.ts';
import { identityOf } from '../report/place-finding.ts';
import { leastReadability, measureReadability, type Readability } from './readability.ts';
import { textRows } from './text-table.ts';

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

/** The texts as they are, and as rows would change them. */
export type Changing = {
  before: Sources;
  after: Sources;
  changes: readonly Change[];
  language: AnswerLanguage;
};

/** Tells what the check, and the measure of readability, find of changed texts and did not find before. */
export function newFaults(changing: Changing): string[] {
  return changing.changes.length === 0 ? [] : [...newFindings(changing), ...newHardships(changing)];
}

function newFindings({ before, after, changes, language }: Changing): string[] {
  const check = createChecker({ language });
  const known = new Set(check(before).map(identityOf));
  const rowAt = new Map(changes.map(({ document, pointer, row }) => [`${document.path} ${pointer}`, row]));
  return check(after)
    .filter((finding) => !known.has(identityOf(finding)))
    .map(({ file, line, column, pointer, code, message, hint }) => {
      const row = rowAt.get(`${file} ${pointer}`);
      const place = row ? nameOfRow(row, language) : `${file}:${line}:${column}`;
      return [`${place}: ${message}`, ...(hint === undefined ? [] : [hint]), `(${code})`].join(' ');
    });
}

function newHardships({ before, after, changes, language }: Changing): string[] {
  const [was, is] = [before, after].map((sources) => measureReadability(textRows(sources)));
  if (!was || !is) return [];
  const known = new Set(hardIn(was).map(({ words }) => words));
  const each = hardIn(is)
    .filter(({ words }) => !known.has(words))
    .map(({ file, key, words, index }) => {
      const row = changes.find((change) => change.row.words === words)?.row;
      return `${row ? nameOfRow(row, language) : `${file}, ${key}`} ${hard(index)[language]}`;
    });
  const least = leastReadability.together;
  const isHarder = is.together < least && was.together >= least;
  return [...each, ...(isHarder ? [harderTogether(is.together)[language]] : [])];
}

const hardIn = ({ rows }: Readability) => rows.filter(({ index }) => index < leastReadability.each);

const hard = (index: number): Words => ({
  en: `is hard to read: ${index.toFixed(0)} by the Gulpease index, and the least is ${leastReadability.each}.`,
  it: `è difficile da leggere: ${index.toFixed(0)} per l’indice Gulpease, e il minimo è ${leastReadability.each}.`,
});

const harderTogether = (index: number): Words => ({
  en: `All texts together are hard to read: ${index.toFixed(0)} by the Gulpease index, and the least is ${leastReadability.together}.`,
  it: `Tutti i testi insieme sono difficili da leggere: ${index.toFixed(0)} per l’indice Gulpease, e il minimo è ${leastReadability.together}.`,
});
