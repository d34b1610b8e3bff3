import type { Words } from '../report/words.ts';

/** One value of a JSON text with the offsets at which it begins and ends. */
export type JsonNode = { start: number; end: number } & (
  | { kind: 'object'; members: readonly JsonMember[] }
  | { kind: 'list'; items: readonly JsonNode[] }
  | { kind: 'scalar' }
);

/** A key of an object, with its own offsets, and its value. */
export type JsonMember = { key: string; keyStart: number; keyEnd: number; value: JsonNode };

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
  try {
    const strange = source.search(strangeSign);
    if (strange >= 0) throw new JsonStop(strange, notUtf8);
    const cursor = createCursor(source);
    const root = readValue(cursor, 0);
    if (cursor.at() < source.length) cursor.stop(endOfFile);
    return { root };
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

type Cursor = {
  at(): number;
  /** Moves over blanks. */
  blanks(): void;
  /** Moves over a mark and the blanks behind it, if the mark is next. */
  take(mark: string): boolean;
  /** Moves over a string or another plain value, if one is next, and answers where it ends. */
  plain(kind: 'text' | 'scalar'): number | undefined;
  isNext(mark: string): boolean;
  /** The string that stands between two offsets, quotes and escapes resolved. */
  textBetween(start: number, end: number): string;
  stop(expected: Words): never;
};

function createCursor(source: string): Cursor {
  const ends = { text: endOfText, scalar: endOfScalar };
  let at = 0;
  const blanks = (): void => {
    at = endOfBlanks(source, at);
  };
  const take = (mark: string): boolean => {
    if (source[at] !== mark) return false;
    at += 1;
    blanks();
    return true;
  };
  return {
    at: () => at,
    blanks,
    take,
    plain: (kind) => {
      const end = ends[kind](source, at);
      if (end !== undefined) at = end;
      return end;
    },
    isNext: (mark) => source[at] === mark,
    // The pattern of a text accepts exactly the strings of JSON.
    textBetween: (start, end) => JSON.parse(source.slice(start, end)) as string,
    stop: (expected) => {
      const present = found(source, at);
      throw new JsonStop(at, {
        en: `Expected ${expected.en}, found ${present.en}.`,
        it: `Ci vuole ${expected.it}, e c’è ${present.it}.`,
      });
    },
  };
}

// A pattern that repeats would run out of stack in a text of some megabytes; these walk.

function endOfBlanks(source: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(source[at] ?? '.')) at += 1;
  return at;
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
    return cursor.stop({
      en: `at most ${deepestJson} levels of nesting`,
      it: 'un testo meno annidato',
    });
  cursor.blanks();
  const start = cursor.at();
  if (cursor.take('{')) return readObject(cursor, start, depth);
  if (cursor.take('[')) return readList(cursor, start, depth);
  const end = cursor.plain(cursor.isNext('"') ? 'text' : 'scalar');
  if (end === undefined) return cursor.stop({ en: 'a value', it: 'un valore' });
  cursor.blanks();
  return { kind: 'scalar', start, end };
}

function readObject(cursor: Cursor, start: number, depth: number): JsonNode {
  const members: JsonMember[] = [];
  if (!cursor.isNext('}')) {
    do members.push(readMember(cursor, depth));
    while (cursor.take(','));
  }
  return { kind: 'object', start, end: close(cursor, '}'), members };
}

function readMember(cursor: Cursor, depth: number): JsonMember {
  const keyStart = cursor.at();
  const keyEnd = cursor.plain('text');
  if (keyEnd === undefined)
    return cursor.stop({ en: 'a key in double quotes', it: 'una chiave fra virgolette dritte' });
  cursor.blanks();
  if (!cursor.take(':')) return cursor.stop({ en: '":" after the key', it: '":" dopo la chiave' });
  return { key: cursor.textBetween(keyStart, keyEnd), keyStart, keyEnd, value: readValue(cursor, depth + 1) };
}

function readList(cursor: Cursor, start: number, depth: number): JsonNode {
  const items: JsonNode[] = [];
  if (!cursor.isNext(']')) {
    do items.push(readValue(cursor, depth + 1));
    while (cursor.take(','));
  }
  return { kind: 'list', start, end: close(cursor, ']'), items };
}

function close(cursor: Cursor, mark: string): number {
  const end = cursor.at() + 1;
  if (!cursor.take(mark)) return cursor.stop({ en: `"," or "${mark}"`, it: `"," o "${mark}"` });
  return end;
}

const endOfFile: Words = { en: 'the end of the file', it: 'la fine del file' };

function found(source: string, at: number): Words {
  if (at >= source.length) return endOfFile;
  if (source.charCodeAt(at) === 0xfeff) return { en: 'a byte order mark', it: 'un BOM' };
  if (source[at] === '"') return { en: 'a text', it: 'un testo' };
  const sign = JSON.stringify(source[at]);
  return { en: sign, it: sign };
}
