import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

type Theme = 'light' | 'dark';
type Pair = readonly [front: string, back: string];

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const tokens = readTokens(['./colour.css', './card.css', './category.css'].map(sheet).join('\n'));
const themes: readonly Theme[] = ['light', 'dark'];

const grounds = ['ground', 'surface', 'sunken', 'raised'];
const softs = ['primary-soft', 'positive-soft', 'warning-soft', 'critical-soft', 'accent-soft'];
const tones = ['primary', 'positive', 'warning', 'critical'];

const texts: readonly Pair[] = [
  ...across(['ink', 'ink-soft'], [...grounds, ...softs]),
  ...across(['primary', 'primary-strong', 'critical', 'critical-strong'], grounds),
  ...across(['accent-ink', 'positive', 'warning'], ['ground', 'surface', 'raised']),
  ...tones.map((tone): Pair => [tone, `${tone}-soft`]),
  ...across(['primary', 'primary-strong'], softs),
  ['accent-ink', 'accent-soft'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-strong'],
  ['on-critical', 'critical'],
  ['on-critical', 'critical-strong'],
  ['ink-soft', 'line'],
];

const controls: readonly Pair[] = [
  ...across(['control', 'primary', 'critical', 'accent'], [...grounds, 'primary-soft']),
  ...Array.from({ length: 12 }, (_, place): Pair => [`category-${place + 1}`, `category-${place + 1}-soft`]),
];

const products = ['credit', 'gold', 'platinum', 'prepaid', 'debit', 'inert'];

describe.each(themes)('the %s theme', (theme) => {
  it.each(texts)('lets %s be read on %s at 4.5:1', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controls)('lets %s be seen on %s at 3:1', (front, back) => {
    expect(contrast(colour(front, theme), colour(back, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each([...grounds, ...softs, ...tones, 'primary-strong', 'critical-strong'])(
    'rings what has focus at 3:1 on %s, with the ring or with its halo',
    (back) => {
      const ring = contrast(colour('focus', theme), colour(back, theme));
      const halo = contrast(colour('focus-halo', theme), colour(back, theme));

      expect(Math.max(ring, halo)).toBeGreaterThanOrEqual(3);
      expect(contrast(colour('focus', theme), colour('focus-halo', theme))).toBeGreaterThanOrEqual(3);
    },
  );

  it.each(products)('lets the text of a %s card be read on its ground and its shade at 4.5:1', (product) => {
    const text = colour(`card-text-${theme}`, 'light');

    for (const part of ['ground', 'shade']) {
      const back = colour(`card-${product}-${theme}-${part}`, 'light');
      expect(contrast(text, back)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('reads every colour from the token files', () => {
  expect(tokens.size).toBeGreaterThan(80);
});

function across(fronts: readonly string[], backs: readonly string[]): readonly Pair[] {
  return fronts.flatMap((front) => backs.map((back): Pair => [front, back]));
}

function readTokens(css: string): ReadonlyMap<string, Record<Theme, string>> {
  const declared = css.matchAll(
    /--(?<name>[\w-]+):\s*(?:light-dark\((?<light>#\w+),\s*(?<dark>#\w+)\)|(?<both>#\w+))/g,
  );
  return new Map(
    Array.from(declared, ({ groups = {} }) => {
      const light = groups['light'] ?? groups['both'] ?? '';
      const dark = groups['dark'] ?? groups['both'] ?? '';
      return [groups['name'] ?? '', { light, dark }];
    }),
  );
}

function colour(name: string, theme: Theme): string {
  const found = tokens.get(name)?.[theme];
  if (found === undefined) throw new Error(`There is no colour token --${name}.`);
  return found;
}

/** Computes the contrast ratio of WCAG 2.2 between two opaque colours. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
