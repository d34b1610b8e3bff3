import type { AnswerLanguage, Words } from '../report/words.ts';
import { createChecker } from '../check/checker.ts';
import { identityOf } from '../report/identity-of.ts';
import type { Sources } from '../source/sources.ts';
import type { Change } from './judge-rows.ts';
import { leastReadability, measureReadability, type Readability } from './readability.ts';
import { nameOfRow } from './row-name.ts';
import { textRows } from './text-table.ts';

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
