import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures } from '../guide/pictures.ts';

const root = join(import.meta.dirname, '../..');
const guide = join(root, 'docs/guida');
const wordsIn = (path: string): string[] => valuesOf(JSON.parse(readFileSync(join(root, path), 'utf8')));
/** The texts of Studio; one that is hardly more than placeholders would be anything. */
const studio = wordsIn('i18n/it/studio.json')
  .filter((text) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, '')) || !text.includes('{'))
  .map(patternOf);
const screens = readdirSync(join(root, 'i18n/it')).flatMap((name) => wordsIn(`i18n/it/${name}`));
const index = readFileSync(join(guide, 'README.md'), 'utf8');
/** The pages of Studio are those that the index lists first. */
const [, aboutStudio = ''] = index.split(/^## /m);
const pages = [...aboutStudio.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, name = '']) => ({
  name,
  text: readFileSync(join(guide, name), 'utf8'),
}));

/** What stands between two marks in a page, without its examples of files. */
function marked(text: string, mark: RegExp): string[] {
  return [...text.replaceAll(/```.*?```/gs, '').matchAll(mark)].map(([, words = '']) => words);
}

describe('the guide to Studio', () => {
  it('says in bold only words that Studio has [STUDIO-23]', () => {
    const bold = pages.flatMap(({ name, text }) =>
      marked(text, /\*\*([^*]+)\*\*/g).map((words) => ({ name, words })),
    );

    expect(bold.length).toBeGreaterThan(100);
    expect(bold.filter(({ words }) => !studio.some((pattern) => pattern.test(words)))).toEqual([]);
  });

  it('quotes only words that a screen has [STUDIO-23]', () => {
    const quoted = pages.flatMap(({ name, text }) =>
      marked(text, /«([^»]+)»/g).map((words) => ({ name, words })),
    );

    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter(({ words }) => !screens.includes(words))).toEqual([]);
  });

  it('has the pictures that the command takes, and they are small [STUDIO-23]', () => {
    const taken = readdirSync(join(guide, 'figure')).filter((name) => name.endsWith('.webp'));
    const bytes = taken.map((name) => statSync(join(guide, 'figure', name)).size);

    expect(taken.toSorted()).toEqual(
      Object.keys(pictures)
        .map((name) => `${name}.webp`)
        .toSorted(),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
  });
});

function valuesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(valuesOf) : [];
}

/** A text with its placeholders standing for anything. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.+')}$`);
}
