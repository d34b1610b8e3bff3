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
});
