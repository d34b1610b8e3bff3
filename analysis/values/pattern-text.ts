/** A part of a pattern that repeats: the texts it may stand for, and how often. */
type Part = { alternatives: readonly Choice[]; least: number; most: number };
/** What stands in one place: a character of a few, or parts one after the other. */
type Choice = { characters: string } | { parts: readonly Part[] };

/**
 * Makes a text that matches a pattern, as short or as long as its length may be; nothing when it uses more of the
 * language of patterns than classes, groups, alternatives and counts, or when no such text is found.
 */
export function textMatching(pattern: string, length: { least?: number; most?: number } = {}): string[] {
  const parts = readParts({ source: stripped(pattern), at: 0 });
  if (parts === undefined) return [];
  const { least = 0, most = 40 } = length;
  const fitting = tried(parts, most, forwards).filter(fits(pattern, { least, most }));
  return [...new Set([fitting[0] ?? [], fitting.at(-1) ?? []].flat())];
}

const known = new Map<string, readonly string[]>();

/** Makes some texts that match a pattern, of various lengths and characters; none where it is not understood. */
export function textsMatching(pattern: string, most: number): readonly string[] {
  // The same few patterns are asked for again and again, with every edit of a file.
  const key = `${most} ${pattern}`;
  const texts = known.get(key) ?? madeTexts(pattern, most);
  known.set(key, texts);
  return texts;
}

function madeTexts(pattern: string, most: number): string[] {
  const parts = readParts({ source: stripped(pattern), at: 0 });
  return [forwards, backwards]
    .flatMap((order) => (parts ? tried(parts, Math.min(most, 40), order) : []))
    .filter(fits(pattern, { least: 0, most }));
}

/** Takes the characters of a class one after the other, from the first or from the last. */
type Order = (characters: string, written: number) => string;
const forwards: Order = (characters, written) => characters[written % characters.length] ?? '';
const backwards: Order = (characters, written) => characters.at(-1 - (written % characters.length)) ?? '';

const tried = (parts: readonly Part[], most: number, order: Order): string[] =>
  [0, 1, 2, 4, 8, 16, most].map((extra) => render(parts, extra, order));

function fits(pattern: string, { least, most }: { least: number; most: number }): (text: string) => boolean {
  const matching = new RegExp(pattern, 'u');
  return (text) => matching.test(text) && text.length >= least && text.length <= most;
}

const stripped = (pattern: string): string => pattern.replace(/^\^/, '').replace(/\$$/, '');

type Cursor = { source: string; at: number };

/** Reads parts until the end of the group; nothing when something is not understood. */
function readParts(cursor: Cursor): Part[] | undefined {
  const alternatives: Part[][] = [[]];
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ')') {
    if (cursor.source[cursor.at] === '|') {
      cursor.at += 1;
      alternatives.push([]);
      continue;
    }
    const choice = readChoice(cursor);
    if (choice === undefined) return undefined;
    alternatives.at(-1)?.push({ alternatives: [choice], ...readCount(cursor) });
  }
  const [only = []] = alternatives;
  if (alternatives.length === 1) return only;
  return [{ alternatives: alternatives.map((parts) => ({ parts })), least: 1, most: 1 }];
}

function readChoice(cursor: Cursor): Choice | undefined {
  const mark = cursor.source[cursor.at] ?? '';
  cursor.at += 1;
  if (mark === '(') return readGroup(cursor);
  if (mark === '[') return readClass(cursor);
  if (mark === '\\') return readEscape(cursor);
  if (mark === '.') return { characters: 'a' };
  return '*+?{}^$'.includes(mark) ? undefined : { characters: mark };
}

function readGroup(cursor: Cursor): Choice | undefined {
  if (cursor.source[cursor.at] === '?') {
    if (cursor.source[cursor.at + 1] !== ':') return undefined;
    cursor.at += 2;
  }
  const parts = readParts(cursor);
  cursor.at += 1;
  return parts && { parts };
}

const classes: Readonly<Record<string, string>> = { d: '0123456789', w: 'abc', S: 'x', s: ' ' };

function readEscape(cursor: Cursor): Choice | undefined {
  const mark = cursor.source[cursor.at] ?? '';
  cursor.at += 1;
  if (/[pPbBkux]/.test(mark)) return undefined;
  return { characters: classes[mark] ?? mark };
}

/** Takes a character that the class has: letters and digits before marks. */
function readClass(cursor: Cursor): Choice | undefined {
  const end = cursor.source.slice(cursor.at).search(/(?<!\\)\]/);
  if (end < 0) return undefined;
  const matching = new RegExp(`^[${cursor.source.slice(cursor.at, cursor.at + end)}]$`, 'u');
  cursor.at += end + 1;
  const characters = '0123456789abcABC .-_@+*/'
    .split('')
    .filter((character) => matching.test(character))
    .join('');
  return characters === '' ? undefined : { characters };
}

function readCount(cursor: Cursor): { least: number; most: number } {
  const [whole = '', least = '', comma, most = ''] =
    /^(?:\{(\d+)(,?)(\d*)\}|[*+?])/.exec(cursor.source.slice(cursor.at)) ?? [];
  cursor.at += whole.length;
  if (whole === '*') return { least: 0, most: Infinity };
  if (whole === '+') return { least: 1, most: Infinity };
  if (whole === '?') return { least: 0, most: 1 };
  if (whole === '') return { least: 1, most: 1 };
  const longest = most === '' ? Infinity : Number(most);
  return { least: Number(least), most: comma === '' ? Number(least) : longest };
}

/** Writes each part as often as it must be, and up to so many times more where it may be. */
function render(parts: readonly Part[], extra: number, order: Order): string {
  let written = 0;
  return parts
    .map(({ alternatives, least, most }) => {
      const [choice] = alternatives;
      const times = Math.min(most, least + extra);
      if (choice === undefined) return '';
      if ('parts' in choice) return render(choice.parts, extra, order).repeat(times);
      const made = Array.from({ length: times }, () => {
        written += 1;
        return order(choice.characters, written);
      });
      return made.join('');
    })
    .join('');
}
