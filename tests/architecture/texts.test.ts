import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

type Text = { place: string; text: string };

function textsIn(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) {
    throw new TypeError(`${place} must be a text or a group of texts`);
  }
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

const files = globSync('i18n/it/*.json', { cwd: root });
const texts = files.flatMap((path) => textsIn(JSON.parse(readFileSync(join(root, path), 'utf8')), path));
const breaking = (rule: RegExp) => texts.filter(({ text }) => rule.test(text));

/** The readability of Italian from 0 to 100: long sentences and long words lower it (Lucisano and Piemontese, 1988). */
function gulpease(text: string): number {
  const words = text.match(/[\p{L}\d]+/gu) ?? [];
  const letters = words.join('').length;
  const sentences = text.match(/[^.!?…:;]+[.!?…:;]?/gu) ?? [];
  return 89 + (300 * sentences.length - 10 * letters) / words.length;
}

// The index means little for a label; it was made for prose.
const wordsOfProse = 12;
const prose = texts.filter(({ text }) => text.split(/\s+/u).length >= wordsOfProse);

describe('the Italian texts', () => {
  it('are all read', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(250);
  });

  it('have typographic apostrophes', () => {
    expect(breaking(/'/u)).toEqual([]);
  });

  it('have no spaces at their ends, nor two in a row', () => {
    expect(breaking(/^\s|\s$| {2}/u)).toEqual([]);
  });

  it('write the grave accent of « è » as a letter, not as an apostrophe', () => {
    expect(breaking(/\b[EePp]’\s|perche’|cosi’|piu’/u)).toEqual([]);
  });

  it('address the holder as tu', () => {
    expect(breaking(/\b(?:Suo|Sua|Suoi|Sue|Lei)\b|\b(?:prego inserire|si prega)\b/u)).toEqual([]);
  });

  it('are easy to read, each and together [S-67]', () => {
    const hard = prose.filter(({ text }) => gulpease(text) < 50);

    expect(prose.length).toBeGreaterThan(30);
    expect(hard).toEqual([]);
    expect(gulpease(prose.map(({ text }) => text).join(' '))).toBeGreaterThanOrEqual(60);
  });
});
