import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The name by which tools know a language that nobody speaks; its months are English. */
export const pseudo = 'en-XA';

const italian = join(import.meta.dirname, '../../i18n/it');
// A letter for each, none of ours: what is left of ours in a page was written elsewhere than in the texts.
const plain = 'abcdefghijklmnopqrstuvwxyz';
const marked = 'áƀçđéƒǧĥíĵķļɱñóƥɋřšťúṽŵẋýž';
const longer = 0.4;
// Placeholders, where links lead, tags and line ends are no words.
const kept = /(\{[^{}]*\}|\]\([^()]*\)|<\/?\w+>|\n)/u;

/** Writes a text in the pseudo-language: other letters, 40 % longer, with its placeholders and its markup. */
export function inPseudo(text: string): string {
  const lines = text.split(kept).map((part, place) => (place % 2 === 0 ? withMarks(part) : part));
  const words = text.replaceAll(/\{[^{}]*\}/gu, '');
  const more = Math.ceil(words.length * longer);
  return words.trim() === '' ? text : `${lines.join('')}${tail(text, more)}`;
}

const withMarks = (text: string): string =>
  text.replaceAll(/[a-z]/giu, (letter) => {
    const other = marked.charAt(plain.indexOf(letter.toLowerCase()));
    return letter === letter.toLowerCase() ? other : other.toUpperCase();
  });

/** Words of five letters, for a line breaks between words. */
function tail(text: string, length: number): string {
  const words = Array.from({ length: Math.floor(length / 6) }, () => ' óóóóó').join('');
  // What ends as markup does stays so.
  const rest = ' óóóóó'.slice(0, length % 6).trimEnd();
  return text.endsWith('**') ? '' : words + rest;
}

/** Writes all texts of the portal in the pseudo-language into a folder of their own, as a bank’s `i18n/`. */
export function writePseudoLanguage(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pseudo-'));
  mkdirSync(join(folder, pseudo));
  for (const name of readdirSync(italian)) {
    const tree: unknown = JSON.parse(readFileSync(join(italian, name), 'utf8'));
    writeFileSync(join(folder, pseudo, name), JSON.stringify(inTree(tree)));
  }
  return folder;
}

function inTree(tree: unknown): unknown {
  if (typeof tree === 'string') return inPseudo(tree);
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, value]) => [key, inTree(value)]));
}
