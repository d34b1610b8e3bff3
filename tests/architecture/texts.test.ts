import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { leastReadability, measureReadability } from '#analysis';
import settings from '../../portal.config.json' with { type: 'json' };
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

/** ‘a.one’ beside ‘a.many’, or the texts of ‘plan’ beside those of ‘plans’; ‘several’ has a name where it is one. */
const singularsOf = (place: string): string[] => [
  place.replace(/\.many$/u, '.one'),
  place.replace(/s\.(\w+)$/u, '.$1'),
];
const isThere = (wished: string, place: string): boolean =>
  wished !== place && texts.some((text) => text.place === wished);

describe('the Italian texts', () => {
  it('are all read', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(texts.length).toBeGreaterThan(250);
  });

  it('have typographic apostrophes', () => {
    expect(breaking(/'/u)).toEqual([]);
  });

  it('write the grave accent of « è » as a letter, not as an apostrophe', () => {
    expect(breaking(/\b[EePp]’\s|perche’|cosi’|piu’/u)).toEqual([]);
  });

  it('leave the names of the brand to the bank’s settings [ECODE-12] [ECODE-14]', () => {
    const names = Object.values(settings.brand);

    expect(names).toContain('e-Code');
    expect(texts.filter(({ text }) => names.some((name) => text.includes(name)))).toEqual([]);
  });

  it('have a singular beside what counts', () => {
    const counted = breaking(/\{(?:count|seconds|months|days|hours)\} (?!di\b|min\b|s\b)\p{L}/u);

    expect(counted.length).toBeGreaterThan(4);
    const alone = counted.filter(({ place }) => !place.endsWith('.several'));
    expect(alone.filter(({ place }) => !singularsOf(place).some((one) => isThere(one, place)))).toEqual([]);
  });

  it('address the holder as tu', () => {
    expect(breaking(/\b(?:Suo|Sua|Suoi|Sue|Lei)\b|\b(?:prego inserire|si prega)\b/u)).toEqual([]);
  });

  it('are easy to read, each and together [S-67]', () => {
    const rows = texts.map(({ place, text }) => ({ file: place, key: '', screen: '', words: text }));

    const { rows: prose, together } = measureReadability(rows);

    expect(prose.length).toBeGreaterThan(30);
    expect(prose.filter(({ index }) => index < leastReadability.each)).toEqual([]);
    expect(together).toBeGreaterThanOrEqual(leastReadability.together);
  });
});
