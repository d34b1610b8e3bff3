import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const journeys = readdirSync(join(root, 'journeys'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

type Buttons = { at: string; actions: Readonly<Record<string, string>> };

function buttonsOf(journey: string): Buttons[] {
  // The check holds journeys and their texts to these shapes.
  const texts = read(`i18n/it/${journey}.json`) as TextsOf;
  const { steps } = read(`journeys/${journey}/journey.json`) as { steps: Steps };
  return Object.entries(texts).flatMap(([step, { actions = {} }]) => {
    const looks = steps[step]?.actions ?? {};
    const drawn = Object.entries(actions).filter(([name]) => looks[name]?.look !== 'none');
    return drawn.length === 0 ? [] : [{ at: `${journey}/${step}`, actions: Object.fromEntries(drawn) }];
  });
}

type TextsOf = Record<string, { actions?: Record<string, string> }>;
type Steps = Record<string, { actions?: Record<string, { look?: string }> }>;

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const inCapitals = (words: string): boolean => words === words.toUpperCase();

/** Drawn beside the way out: `submit`, or where there is none the first other. */
function mainOf(actions: Buttons['actions']): string | undefined {
  return 'submit' in actions ? 'submit' : Object.keys(actions).find((name) => name !== 'close');
}

it('writes the two buttons of a screen alike, and its other actions in small letters beside them [HOLDER-16] [HOLDER-37]', () => {
  const screens = journeys.flatMap(buttonsOf);

  const mixed = screens.flatMap(({ at, actions }) => {
    const main = mainOf(actions);
    const { close } = actions;
    const pair = [close, main === undefined ? undefined : actions[main]].filter(
      (words) => words !== undefined,
    );
    const others = Object.entries(actions).filter(([name]) => name !== 'close' && name !== main);
    const isMixed = new Set(pair.map(inCapitals)).size > 1;
    const shouts = others.some(([, words]) => inCapitals(words));
    return isMixed || shouts ? [at] : [];
  });

  expect(screens.length).toBeGreaterThan(200);
  expect(mixed).toEqual([]);
});
