import { onceByKey } from '../source/memoize.ts';
import { readPattern, type PatternPart } from './pattern-parts.ts';

/**
 * Makes a text that matches a pattern, as short or as long as its length may be; nothing when it uses more of the
 * language of patterns than classes, groups, alternatives and counts, or when no such text is found.
 */
export function textMatching(pattern: string, length: { least?: number; most?: number } = {}): string[] {
  const { least = 0, most = 40 } = length;
  const fitting = tried(pattern, most, forwards).filter(fits(pattern, { least, most }));
  return [...new Set([fitting[0] ?? [], fitting.at(-1) ?? []].flat())];
}

// The same few patterns are asked for again and again, with every edit of a file.
const known = onceByKey<readonly string[]>();

/** Makes some texts that match a pattern, of various lengths and characters; none where it is not understood. */
export const textsMatching = (pattern: string, most: number): readonly string[] =>
  known(`${most} ${pattern}`, () => madeTexts(pattern, most));

const madeTexts = (pattern: string, most: number): string[] =>
  [forwards, backwards]
    .flatMap((order) => tried(pattern, Math.min(most, 40), order))
    .filter(fits(pattern, { least: 0, most }));

/** Takes the characters of a class one after the other, from the first or from the last. */
type Order = (characters: string, written: number) => string;
const forwards: Order = (characters, written) => characters[written % characters.length] ?? '';
const backwards: Order = (characters, written) => characters.at(-1 - (written % characters.length)) ?? '';

function tried(pattern: string, most: number, order: Order): string[] {
  const read = readPattern(pattern);
  return read?.isExact === true
    ? [0, 1, 2, 4, 8, 16, most].map((extra) => render(read.whole, extra, order))
    : [];
}

function fits(pattern: string, { least, most }: { least: number; most: number }): (text: string) => boolean {
  const matching = new RegExp(pattern, 'u');
  return (text) => matching.test(text) && text.length >= least && text.length <= most;
}

/** Writes a part as often as it must be, and up to so many times more where it may be; of several ways the first. */
function render(part: PatternPart, extra: number, order: Order): string {
  const times = Math.min(part.most, part.least + extra);
  return 'ways' in part ? renderAll(part.ways[0] ?? [], extra, order).repeat(times) : '';
}

function renderAll(parts: readonly PatternPart[], extra: number, order: Order): string {
  let written = 0;
  return parts
    .map((part) => {
      if ('ways' in part) return render(part, extra, order);
      const characters = part.literal ?? charactersOf(part.character);
      const made = Array.from({ length: Math.min(part.most, part.least + extra) }, () => {
        written += 1;
        return order(characters, written);
      });
      return made.join('');
    })
    .join('');
}

const plainest: Readonly<Record<string, string>> = { '.': 'a', '\\w': 'abc', '\\S': 'x', '\\s': ' ' };

const samples = Array.from('0123456789abcABC .-_@+*/');

/** Lists some characters of a class: letters and digits before marks. */
function charactersOf(raw: string): string {
  const matching = new RegExp(`^${raw}$`, 'u');
  return plainest[raw] ?? samples.filter((each) => matching.test(each)).join('');
}

/** Lists the texts that a pattern lets be, where they are written out in it. */
export function textsWrittenIn(pattern: string): string[] {
  const read = readPattern(pattern);
  return read ? textsOf(read.whole) : [];
}

function textsOf(part: PatternPart): string[] {
  if (part.least !== 1 || part.most !== 1) return [];
  if (!('ways' in part)) return part.literal === undefined ? [] : [part.literal];
  return part.ways.flatMap((parts) =>
    parts
      .map(textsOf)
      .reduce((begun, ends) => begun.flatMap((begin) => ends.map((end) => begin + end)), ['']),
  );
}
