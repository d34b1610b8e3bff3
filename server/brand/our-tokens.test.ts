import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { readTokens, themes, tokensIn } from './tokens.ts';

const root = dirname(dirname(import.meta.dirname));
const tokens = readTokens();

const value = (name: string, theme: 'light' | 'dark') => tokens.all.get(name)?.values[theme] ?? '';

describe('the portal’s own tokens', () => {
  it('are read from their style sheets: colours, and what has bounds [RUN-09]', () => {
    const kinds = Map.groupBy(tokens.all.values(), ({ kind }) => kind);

    expect(kinds.get('colour')?.length).toBeGreaterThan(80);
    expect(kinds.get('measure')?.map(({ name }) => name)).toContain('radius-control');
  });

  it.each(themes)('have the contrast that they need in the %s theme', (theme) => {
    const low = tokens.pairs.filter(({ front, back, least, halo }) => {
      const ratios = [front, ...(halo === undefined ? [] : [halo])].map((each) =>
        contrast(value(each, theme), value(back, theme)),
      );
      return Math.max(...ratios) < least;
    });

    expect(tokens.pairs.length).toBeGreaterThan(100);
    expect(low).toEqual([]);
  });

  it('are held on something each, or say why they are not [RUN-09]', () => {
    const held = new Set(tokens.pairs.flatMap(({ front, back, halo = '' }) => [front, back, halo]));

    const forgotten = [...tokens.all.values()].filter(
      ({ name, kind }) => kind === 'colour' && !held.has(name) && !tokens.apart.has(name),
    );

    expect(forgotten.map(({ name }) => name)).toEqual([]);
  });

  it('are held on each ground that a rule of a style sheet writes them on [RUN-09]', () => {
    const held = new Set(tokens.pairs.map(({ front, back }) => `${front} on ${back}`));

    const written = globSync('ui/**/*.css', { cwd: root }).flatMap((file) =>
      writtenPairs(readFileSync(join(root, file), 'utf8')).map((pair) => ({ file, pair })),
    );

    expect(written.length).toBeGreaterThan(20);
    expect(written.filter(({ pair }) => !held.has(pair))).toEqual([]);
  });

  it('may not be noted beside a name that is none', () => {
    const css = ':root { --ink: #000000; /* text on paper */ }';

    expect(() => tokensIn([{ sheet: 'colour', css }])).toThrow('TOKENS_UNSOUND: a note names "paper"');
  });
});

/** Finds the colours that one rule writes on a ground of its own. */
function writtenPairs(css: string): string[] {
  return [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
    const of = (property: string) =>
      new RegExp(`(?:^|[;\\s])${property}:\\s*var\\(--([\\w-]+)\\)`).exec(rule)?.[1];
    const [front, back] = [of('color'), of('background(?:-color)?')];
    return front !== undefined && back !== undefined && tokens.all.has(front) && tokens.all.has(back)
      ? [`${front} on ${back}`]
      : [];
  });
}
