import type { Words, AnswerLanguage } from '../report/words.ts';
import { onceFor } from '../source/memoize.ts';
import { textsOf } from './text-places.ts';
import type { JsonDocument } from '../source/document.ts';
import type { Sources } from '../source/sources.ts';

/** A text as it comes back in a row of a workbook: its words, and those that it was written out with. */
export type ImportedText = {
  /** The number of its row in the sheet, from 1. */
  row: number;
  file: string;
  key: string;
  words: string;
  before: string;
  /** What the words have become there, where they are no text any more. */
  became?: 'number' | 'date' | 'truth' | 'error';
};

/** A row that changes a text. */
export type Change = { row: ImportedText; document: JsonDocument; pointer: string };

/** What the rows change, and which cannot be what their authors meant. */
export type Judged = {
  changes: readonly Change[];
  refused: readonly { row: ImportedText; says: Words }[];
  absent: number;
  newer: number;
  gone: number;
};

/** Tells what rows change, and refuses those that only a workbook can have spoilt: of the words themselves the check judges. */
export function judgeRows(sources: Sources, rows: readonly ImportedText[]): Judged {
  const changes: Change[] = [];
  const refused: Judged['refused'][number][] = [];
  const seen = new Set<string>();
  const left = { settled: 0, newer: 0, gone: 0 };
  for (const row of rows) {
    const name = JSON.stringify([row.file, row.key]);
    const document = sources.texts.get(row.file);
    const place = document && textsByKey(document).get(row.key);
    const isAgain = seen.has(name);
    seen.add(name);
    const nothing = isAgain ? undefined : nothingToDo(row, place?.words);
    if (nothing) {
      left[nothing] += 1;
      continue;
    }
    const says = isAgain ? again : refusalOf(row, place?.words, sources);
    if (says) refused.push({ row, says });
    else if (document && place) changes.push({ row, document, pointer: place.pointer });
  }
  return { changes, refused, newer: left.newer, gone: left.gone, absent: countAbsent(sources, rows, seen) };
}

/** Tells why there is nothing to do, where it is so: the row was not edited, or says what the text says already. */
function nothingToDo(
  { words, before }: ImportedText,
  now: string | undefined,
): 'settled' | 'newer' | 'gone' | undefined {
  if (words === now) return 'settled';
  if (words !== before) return undefined;
  if (now === undefined) return 'gone';
  return before === now ? 'settled' : 'newer';
}

const textsByKey = onceFor(
  (document: JsonDocument) => new Map(textsOf(document).map((text) => [text.path.join('.'), text])),
);

function countAbsent({ texts }: Sources, rows: readonly ImportedText[], seen: ReadonlySet<string>): number {
  const named = [...new Set(rows.map(({ file }) => file))];
  return named
    .flatMap((file) => {
      const document = texts.get(file);
      return document ? textsOf(document).map(({ path }) => JSON.stringify([file, path.join('.')])) : [];
    })
    .filter((name) => !seen.has(name)).length;
}

const again: Words = { en: 'comes twice.', it: 'c’è due volte.' };

function refusalOf(row: ImportedText, now: string | undefined, { journeys }: Sources): Words | undefined {
  const { words, before, became, file } = row;
  if (now === undefined) return { en: 'is no text of ours.', it: 'non è un nostro testo.' };
  if (became !== undefined) return noText(words, became);
  if (before !== now)
    return {
      en: `has changed since the workbook was written, and is now “${now}”: write the workbook anew.`,
      it: `è cambiato dopo che la cartella di lavoro è stata scritta, e ora è “${now}”: scrivila di nuovo.`,
    };
  if (words.trim() === '') return { en: 'would be left without words.', it: 'resterebbe senza parole.' };
  const [lost] = marksIn(before).filter((mark) => !marksIn(words).includes(mark));
  if (lost !== undefined) return { en: `has lost ${lost}.`, it: `ha perso ${lost}.` };
  // Of a journey the check knows what fills its placeholders; of other texts nothing but what they have had.
  const [strange] = journeys.has(file)
    ? []
    : marksIn(words).filter((mark) => !marksIn(before).includes(mark));
  if (strange === undefined) return undefined;
  return {
    en: `has ${strange}, which it did not have and nothing fills.`,
    it: `ha ${strange}, che non aveva e che nulla riempie.`,
  };
}

/** Lists what a text must keep when it is worded anew: its placeholders, and where its links lead. */
const marksIn = (words: string): string[] => words.match(/\{[^{}]*\}|(?<=\])\([^()]*\)/g) ?? [];

function noText(words: string, became: NonNullable<ImportedText['became']>): Words {
  const is = kinds[became];
  return {
    en: `is ${is.en} in the workbook, ${words}, and no text: give the cell the format Text, and write the words again.`,
    it: `nella cartella di lavoro è ${is.it}, ${words}, e non un testo: dai alla cella il formato Testo e riscrivi le parole.`,
  };
}

const kinds = {
  number: { en: 'a number', it: 'un numero' },
  date: { en: 'a date', it: 'una data' },
  truth: { en: 'true or false', it: 'vero o falso' },
  error: { en: 'a formula that fails', it: 'una formula che non riesce' },
} satisfies Record<NonNullable<ImportedText['became']>, Words>;

const rowWord = { en: 'row', it: 'riga' } satisfies Record<AnswerLanguage, string>;

/** Names a row so that its author finds it: its number, the file, the screen and the key of the text. */
export function nameOfRow({ row, file, key }: ImportedText, language: AnswerLanguage): string {
  const [screen = ''] = key.split('.');
  return `${rowWord[language]} ${row}: ${file}, ${screen}, ${key}`;
}
