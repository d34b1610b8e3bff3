import type { Words } from '../report/words.ts';

/** One value of a JSON text with the offsets at which it begins and ends, and the members or items that it has. */
export type JsonNode = {
  kind: 'object' | 'list' | 'scalar';
  start: number;
  end: number;
  parts: readonly JsonPart[];
};

/** A member of an object with the offsets of its key, or an item of a list, whose key is its place and stands where it does. */
export type JsonPart = { key: string; keyStart: number; keyEnd: number; value: JsonNode };

/** Where a text stops being JSON, and what was expected there. */
export type SyntaxProblem = { offset: number; message: Words };

/** The tree of a JSON text, or the first place where it is not JSON. */
export type JsonReading = { root: JsonNode } | { problem: SyntaxProblem };

// How many levels may stand within one another: deep enough for any journey, shallow enough for the call stack.
const deepestJson = 200;

// What is read of bytes that are no UTF-8, and what stands between the letters where each takes two bytes.
const strangeSign = /[\ufffd\0]/;

/** Reads strict JSON into a tree of offsets; a leading byte order mark is refused, as are comments and trailing commas. */
export function readJson(source: string): JsonReading {
  const cursor = { source, at: 0 };
  try {
    const strange = source.search(strangeSign);
    if (strange >= 0) throw new JsonStop(strange, notUtf8);
    const root = readValue(cursor, 0);
    return cursor.at < source.length ? stop(cursor, endOfFile) : { root };
  } catch (error) {
    if (error instanceof JsonStop) return { problem: { offset: error.offset, message: error.words } };
    throw error;
  }
}

const notUtf8: Words = {
  en: 'This is not written in UTF-8.',
  it: 'Questo non è scritto in UTF-8.',
};

class JsonStop extends Error {
  readonly offset: number;
  readonly words: Words;
  constructor(offset: number, words: Words) {
    super(words.en);
    this.offset = offset;
    this.words = words;
  }
}

/** A text, and how far it has been read. */
type Cursor = { readonly source: string; at: number };

function stop({ source, at }: Cursor, expected: Words): never {
  const present = found(source, at);
  throw new JsonStop(at, {
    en: `Expected ${expected.en}, found ${present.en}.`,
    it: `Ci vuole ${expected.it}, e c’è ${present.it}.`,
  });
}

// A pattern that repeats would run out of stack in a text of some megabytes; this and what follows walk.
function moveTo(cursor: Cursor, end: number): void {
  cursor.at = end;
  while (' \t\r\n'.includes(cursor.source[cursor.at] ?? '.')) cursor.at += 1;
}

/** Moves over a mark and the blanks behind it, if the mark is next. */
function take(cursor: Cursor, mark: string): boolean {
  const isNext = cursor.source[cursor.at] === mark;
  if (isNext) moveTo(cursor, cursor.at + 1);
  return isNext;
}

function endOfText(source: string, from: number): number | undefined {
  if (source[from] !== '"') return undefined;
  let at = from + 1;
  while (at < source.length) {
    const code = source.charCodeAt(at);
    if (code === 0x22) return at + 1;
    // A line that ends leaves the text open; any other sign of these is in the way itself.
    if (code === 0x0a || code === 0x0d) break;
    if (code < 0x20) throw new JsonStop(at, unwritable(source[at]));
    const step = code === 0x5c ? escapeAt(source, at) : 1;
    if (step === 0) throw new JsonStop(at, backslashAlone);
    at += step;
  }
  throw new JsonStop(from, unclosed);
}

const unclosed: Words = {
  en: 'The text that begins here has no closing quote.',
  it: 'Al testo che comincia qui mancano le virgolette di chiusura.',
};

const backslashAlone: Words = {
  en: 'A backslash cannot stand here: in a text it is written twice.',
  it: 'Una barra rovesciata qui non può stare: in un testo si scrive due volte.',
};

function unwritable(sign = ''): Words {
  const shown = JSON.stringify(sign);
  return {
    en: `A text cannot hold the sign ${shown} as it is.`,
    it: `Un testo non può contenere il segno ${shown} così com’è.`,
  };
}

const escape = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Tells how long an escape is; 0 when there is none. */
function escapeAt(source: string, at: number): number {
  escape.lastIndex = at;
  return escape.test(source) ? escape.lastIndex - at : 0;
}

const scalar = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

function endOfScalar(source: string, at: number): number | undefined {
  scalar.lastIndex = at;
  return scalar.test(source) ? scalar.lastIndex : undefined;
}

function readValue(cursor: Cursor, depth: number): JsonNode {
  if (depth > deepestJson)
    stop(cursor, { en: `at most ${deepestJson} levels of nesting`, it: 'un testo meno annidato' });
  moveTo(cursor, cursor.at);
  const start = cursor.at;
  if (take(cursor, '{')) return readParts(cursor, '}', { kind: 'object', start, depth });
  if (take(cursor, '[')) return readParts(cursor, ']', { kind: 'list', start, depth });
  const end = endOfText(cursor.source, start) ?? endOfScalar(cursor.source, start);
  if (end === undefined) return stop(cursor, { en: 'a value', it: 'un valore' });
  moveTo(cursor, end);
  return { kind: 'scalar', start, end, parts: [] };
}

type Begun = Pick<JsonNode, 'kind' | 'start'> & { depth: number };

function readParts(cursor: Cursor, mark: string, { kind, start, depth }: Begun): JsonNode {
  const parts: JsonPart[] = [];
  if (cursor.source[cursor.at] !== mark)
    do
      if (kind === 'object') parts.push({ ...readKey(cursor), value: readValue(cursor, depth + 1) });
      else {
        const value = readValue(cursor, depth + 1);
        parts.push({ key: String(parts.length), keyStart: value.start, keyEnd: value.end, value });
      }
    while (take(cursor, ','));
  const end = cursor.at + 1;
  if (!take(cursor, mark)) stop(cursor, { en: `"," or "${mark}"`, it: `"," o "${mark}"` });
  return { kind, start, end, parts };
}

function readKey(cursor: Cursor): Omit<JsonPart, 'value'> {
  const { source, at: keyStart } = cursor;
  const keyEnd = endOfText(source, keyStart);
  if (keyEnd === undefined)
    return stop(cursor, { en: 'a key in double quotes', it: 'una chiave fra virgolette dritte' });
  moveTo(cursor, keyEnd);
  if (!take(cursor, ':')) stop(cursor, { en: '":" after the key', it: '":" dopo la chiave' });
  // What is read as a text is exactly the strings of JSON.
  return { key: JSON.parse(source.slice(keyStart, keyEnd)) as string, keyStart, keyEnd };
}

const endOfFile: Words = { en: 'the end of the file', it: 'la fine del file' };

function found(source: string, at: number): Words {
  if (at >= source.length) return endOfFile;
  if (source.charCodeAt(at) === 0xfeff) return { en: 'a byte order mark', it: 'un BOM' };
  if (source[at] === '"') return { en: 'a text', it: 'un testo' };
  const sign = JSON.stringify(source[at]);
  return { en: sign, it: sign };
}
