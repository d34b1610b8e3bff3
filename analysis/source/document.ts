import { keysOfStep } from '#engine';
import type { Words } from '../report/words.ts';
import { onceFor } from './memoize.ts';
import { readJson, type JsonNode, type JsonPart, type SyntaxProblem } from './json-reader.ts';

/** A text of the project: its path from the project’s root, with forward slashes, and its content. */
export type SourceFile = { path: string; text: string };

/** Which part of a member a finding points at. */
export type Part = 'key' | 'value';

/** A place in a text, counted from 1; the end stands behind the last character and on the same line where possible. */
export type Place = { line: number; column: number; length: number };

/** A key that an object has twice: where it stands first, and where again. */
export type DuplicateKey = { pointer: string; key: string; first: Place; again: Place };

/** A JSON text that knows where each of its values stands. */
export type JsonDocument = {
  path: string;
  text: string;
  /** The parsed value; undefined when the text is not JSON. */
  value: unknown;
  problem?: { place: Place; offset: number; message: Words };
  duplicates: readonly DuplicateKey[];
  /** Finds where a JSON pointer stands; when nothing is there, the nearest thing above it. */
  locate(pointer: string, part: Part): Place;
  /** Finds the same by offsets into the text. */
  span(pointer: string, part: Part): Span;
  /** Finds all that goes when a member of an object goes: its comma, and the objects that it would leave empty. */
  memberSpan(pointer: string): Span | undefined;
};

/** A piece of a text, by offsets; the end stands behind its last character. */
export type Span = { start: number; end: number };

/** Reads a JSON text and keeps the place of each value; a text that is not JSON is answered with its problem. */
export function openDocument(file: SourceFile): JsonDocument {
  const { text } = file;
  const reading = readJson(text);
  if ('problem' in reading) return broken(file, reading.problem);
  const again = hasDuplicates(reading.root) ? duplicatesIn(reading.root, createLines(text)) : [];
  return readable(file, JSON.parse(text), [...again]);
}

function readable(file: SourceFile, value: unknown, duplicates: JsonDocument['duplicates']): JsonDocument {
  return {
    ...file,
    value,
    duplicates,
    locate: (pointer, part) => linesIn(file).place(...findSpan(rootIn(file), pointer, part)),
    span: (pointer, part) => {
      const [start, end] = findSpan(rootIn(file), pointer, part);
      return { start, end };
    },
    memberSpan: (pointer) => findMember(rootIn(file), pointer),
  };
}

// Of most files no place is ever asked for, and trees are large.
const rootIn = onceFor(({ text }: SourceFile): JsonNode => rootOf(text));
const linesIn = onceFor(({ text }: SourceFile): Lines => createLines(text));

function rootOf(text: string): JsonNode {
  const reading = readJson(text);
  if ('problem' in reading) throw new Error(`JSON that was read before: ${reading.problem.message.en}`);
  return reading.root;
}

function broken(file: SourceFile, problem: SyntaxProblem): JsonDocument {
  const place = createLines(file.text).place(problem.offset, problem.offset + 1);
  return {
    path: file.path,
    text: file.text,
    value: undefined,
    problem: { place, ...problem },
    duplicates: [],
    locate: () => place,
    span: () => ({ start: problem.offset, end: problem.offset }),
    memberSpan: () => undefined,
  };
}

/** Finds places in a text. */
export type Lines = { place(start: number, end: number): Place };

/** Finds the lines of a text once, for however many places are asked for. */
export function createLines(text: string): Lines {
  const starts = startsOfLines(text);
  const place = (start: number, end: number): Place => {
    const index = lineAt(starts, start);
    const begin = starts[index] ?? 0;
    const lineEnd = starts[index + 1] ?? text.length + 1;
    return {
      line: index + 1,
      column: start - begin + 1,
      length: Math.max(1, Math.min(end, lineEnd - 1) - start),
    };
  };
  return { place };
}

/** Finds where lines begin, behind each line end: "\\n", "\\r\\n", or the "\\r" of old programs. */
function startsOfLines(text: string): number[] {
  const starts = [0];
  if (/\r(?!\n)/.test(text)) {
    for (const { index, 0: end } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  } else {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  }
  return starts;
}

/** Splits a text into its lines, without their ends. */
export const linesOf = (text: string): string[] => text.split(/\r\n?|\n/);

/** Finds the line that an offset stands in, by halves: a file may have a finding in each of its lines. */
function lineAt(starts: readonly number[], offset: number): number {
  let [first, last] = [0, starts.length - 1];
  while (first < last) {
    const middle = Math.ceil((first + last) / 2);
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else last = middle - 1;
  }
  return first;
}

/** Splits a JSON pointer into its keys. */
export function pointerKeys(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Extends a JSON pointer by keys, escaped; the name of a step behind an action or a timer stands for where that is. */
export function pointerTo(pointer: string, ...keys: readonly (string | number)[]): string {
  // Joined, because a string that is added to piece by piece keeps its pieces, and pointers are kept by the thousand.
  return [pointer, ...keys.map((key) => escaped(String(key)))].join('/');
}

// Most keys have no such sign, and pointers are made by the thousand.
const escaped = (key: string): string =>
  /[~/›]/.test(key) ? keysOfStep(key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/') : key;

function findSpan(root: JsonNode, pointer: string, part: Part): [number, number] {
  let span: [number, number] = [root.start, root.end];
  let node = root;
  for (const key of pointerKeys(pointer)) {
    const next = partAt(node, key) ?? wayByValue(node, key);
    if (next === undefined && isUnwritten(node, key)) continue;
    if (next === undefined) return span;
    node = next.value;
    span = part === 'key' ? [next.keyStart, next.keyEnd] : [node.start, node.end];
  }
  return span;
}

function findMember(root: JsonNode, pointer: string): Span | undefined {
  const keys = pointerKeys(pointer);
  const owner = keys
    .slice(0, -1)
    .reduce<JsonNode | undefined>((node, key) => node && partAt(node, key)?.value, root);
  if (owner?.kind !== 'object') return undefined;
  const { parts } = owner;
  if (parts.length === 1 && keys.length > 1) return findMember(root, pointerTo('', ...keys.slice(0, -1)));
  const member = partAt(owner, keys.at(-1) ?? '');
  if (!member) return undefined;
  const index = parts.indexOf(member);
  const before = parts[index - 1];
  if (before) return { start: before.value.end, end: member.value.end };
  // The first goes up to the second, and an only one leaves an empty object.
  const next = parts[index + 1];
  return next
    ? { start: member.keyStart, end: next.keyStart }
    : { start: owner.start + 1, end: owner.end - 1 };
}

const partAt = ({ parts }: JsonNode, key: string): JsonPart | undefined => partsByKey(parts).get(key);

/**
 * Finds one of several ways by its number where the file chooses them by a value: what it is chosen by stands in its key; the
 * last is the way for any other.
 */
function wayByValue({ parts }: JsonNode, key: string): JsonPart | undefined {
  const named = partsByKey(parts);
  const at = /^\d+$/.test(key) ? named.get('at') : undefined;
  const way = at?.value.parts[Number(key)];
  if (way === undefined) return at && named.get('to');
  const { keyStart: start, keyEnd: end } = way;
  const when: JsonPart = { ...way, key: 'when', value: { ...way.value, start, end } };
  return { ...way, value: { ...way.value, parts: [when] } };
}

/** What stands behind calls that are sent together is written without a branch, and what each of them writes without a way. */
const isUnwritten = ({ kind, parts }: JsonNode, key: string): boolean =>
  key === 'cases'
    ? kind === 'list' || partsByKey(parts).has('at')
    : key === 'ok' && partsByKey(parts).has('operation');

/** Finds a part by its key: of several equal ones the last, which JSON.parse keeps. */
const partsByKey = onceFor(
  (parts: readonly JsonPart[]): ReadonlyMap<string, JsonPart> =>
    new Map(parts.map((part) => [part.key, part])),
);

const hasDuplicates = ({ kind, parts }: JsonNode): boolean =>
  (kind === 'object' && new Set(parts.map(({ key }) => key)).size < parts.length) ||
  parts.some(({ value }) => value.parts.length > 0 && hasDuplicates(value));

/** Lists the keys that an object has twice. */
function* duplicatesIn({ kind, parts }: JsonNode, lines: Lines, pointer = ''): Generator<DuplicateKey> {
  const seen = new Map<string, JsonPart>();
  const place = ({ keyStart, keyEnd }: JsonPart) => lines.place(keyStart, keyEnd);
  for (const part of parts) {
    const { key, value } = part;
    const first = kind === 'object' ? seen.get(key) : undefined;
    if (first) yield { pointer: pointerTo(pointer, key), key, first: place(first), again: place(part) };
    else seen.set(key, part);
    if (value.parts.length > 0) yield* duplicatesIn(value, lines, pointerTo(pointer, key));
  }
}
