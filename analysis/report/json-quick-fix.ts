import { readJson } from '../source/json-reader.ts';
import { applyEdits } from './apply-edits.ts';
import type { Words } from './words.ts';
import type { Edit, Problem } from '../rules/rule.ts';

/** A text that is not JSON, the offset at which it stops being so, and what was said there. */
export type JsonSlip = { text: string; offset: number; message: Words };

type Remedy = Pick<Problem, 'hint' | 'fix'>;
type Slip = {
  isThere: (around: Around) => boolean;
  hint: Words | ((around: Around) => Words);
  edit?: (around: Around) => Edit | undefined;
};
type Around = JsonSlip & { before: string; rest: string };

// Looking again at more than this takes too long beside what is gained.
const longestMended = 2_000_000;

/** Advises how a text becomes JSON, and mends what can only have been meant in one way. */
export function jsonRemedy(slip: JsonSlip): Remedy {
  const { text, offset } = slip;
  const around = { ...slip, before: text.slice(0, offset), rest: text.slice(offset) };
  const known = slips.find(({ isThere }) => isThere(around));
  const edit = known?.edit?.(around);
  return {
    ...(known && { hint: typeof known.hint === 'function' ? known.hint(around) : known.hint }),
    ...(edit && readsOn(slip, edit) && { fix: { edit } }),
  };
}

/** Returns whether a text with an edit is JSON up to a later place than it was. */
function readsOn({ text, offset }: JsonSlip, edit: Edit): boolean {
  if (text.length > longestMended) return false;
  const reading = readJson(applyEdits(text, [edit]));
  return (
    !('problem' in reading) || reading.problem.offset > offset + edit.text.length - edit.end + edit.start
  );
}

// A word in quotes of a wrong kind, with nothing in it that could be another quote.
const otherQuotes = /^(?:[“”„]([^“”„"\\\n\r]*)[“”]|'([^'"\\\n\r]*)')(?=\s*[:,}\]])/;
const bareKey = /^[A-Za-z_][\w-]*(?=\s*:)/;

// A text that ends just before a word, and a further quote in the same line.
const quoteInside = /^[^\s",:{}[\]][^"\n\r]*"/;

const mergeMark = /^(?:<{7}|\|{7}|={7}|>{7})(?=\s|$)/;

/** Says where the marks of a merge stand, from the place on at which the text stops being JSON. */
function mergeHint({ before, rest }: Around): Words {
  const first = before.split('\n').length;
  const marks = rest.split('\n').flatMap((line, index) => {
    const [mark] = mergeMark.exec(line) ?? [];
    return mark === undefined ? [] : [{ mark, line: first + index }];
  });
  // Of several merges the first is told: it ends where the next begins.
  const next = marks.findIndex(({ mark }, index) => index > 0 && mark === marks[0]?.mark);
  const told = next < 0 ? marks : marks.slice(0, next);
  const en = told.map(({ mark, line }) => `${mark} in line ${line}`).join(', ');
  const it = told.map(({ mark, line }) => `${mark} alla riga ${line}`).join(', ');
  return {
    en: `Git has left both sides of a merge in the file: keep what is right, and take away the marks, ${en}.`,
    it: `Git ha lasciato nel file entrambe le versioni di un’unione: tieni ciò che va bene e togli i segni, ${it}.`,
  };
}

const slips: readonly Slip[] = [
  {
    isThere: ({ before, rest }) => /(?:^|\n)$/.test(before) && mergeMark.test(rest),
    hint: mergeHint,
  },
  {
    isThere: ({ rest }) => rest.startsWith('\uFEFF'),
    hint: {
      en: 'Save the file as UTF-8 without a byte order mark.',
      it: 'Salva il file in UTF-8 senza BOM.',
    },
    edit: ({ offset }) => (offset === 0 ? { start: 0, end: 1, text: '' } : undefined),
  },
  {
    isThere: ({ rest }) => /^[\uFFFD\0]/.test(rest),
    hint: {
      en: 'Save the file as UTF-8, and look at its accents.',
      it: 'Salva il file in UTF-8, e riguarda gli accenti.',
    },
  },
  {
    isThere: ({ rest }) => /^[“”„]/.test(rest) || otherQuotes.test(rest),
    hint: {
      en: 'Write straight double quotes (") around keys and texts.',
      it: 'Scrivi virgolette dritte (") attorno a chiavi e testi.',
    },
    edit: ({ rest, offset }) => {
      const [written, curved, single] = otherQuotes.exec(rest) ?? [];
      if (written === undefined) return undefined;
      return { start: offset, end: offset + written.length, text: `"${curved ?? single ?? ''}"` };
    },
  },
  {
    isThere: ({ rest }) => /^\/[/*]/.test(rest),
    hint: {
      en: 'JSON has no comments: write the remark as a "note".',
      it: 'JSON non ha commenti: scrivi la nota in "note".',
    },
  },
  {
    isThere: ({ before, rest }) => /^[}\]]/.test(rest) && before.trimEnd().endsWith(','),
    hint: { en: 'Take the comma before it away.', it: 'Togli la virgola che lo precede.' },
    edit: ({ before }) => {
      const end = before.trimEnd().length;
      return { start: end - 1, end, text: '' };
    },
  },
  {
    isThere: ({ message, rest }) => message.en.startsWith('Expected a key') && bareKey.test(rest),
    hint: { en: 'Write the key in straight quotes (").', it: 'Scrivi la chiave fra virgolette dritte (").' },
    edit: ({ rest, offset }) => {
      const [key = ''] = bareKey.exec(rest) ?? [];
      return { start: offset, end: offset + key.length, text: `"${key}"` };
    },
  },
  {
    isThere: ({ before, rest }) => before.endsWith('"') && quoteInside.test(rest),
    hint: {
      en: 'Quotes inside a text are written “ ”: straight ones (") end it.',
      it: 'Dentro un testo le virgolette si scrivono “ ”: quelle dritte (") lo chiudono.',
    },
  },
  {
    isThere: ({ message, rest }) => message.en.startsWith('Expected "," or') && /^["{[\w-]/.test(rest),
    hint: { en: 'Put a comma before it.', it: 'Metti una virgola prima.' },
    edit: (around) => {
      const at = around.before.trimEnd().length;
      return isNext(around) ? { start: at, end: at, text: ',' } : undefined;
    },
  },
];

/** Returns whether the next member or item begins here: one that has its key, or an item on a line of its own. */
function isNext({ message, before, rest }: Around): boolean {
  if (message.en.includes('"}"')) return /^"(?:[^"\\\n\r]|\\.)*"\s*:/.test(rest);
  return /[\n\r]\s*$/.test(before);
}
