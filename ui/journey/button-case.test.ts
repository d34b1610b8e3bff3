import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ScreenAction } from '#engine';
import type { JourneyFile } from '#schemas';
import { arrange } from './screen-actions.ts';

const root = join(import.meta.dirname, '../..');
const journeys = readdirSync(join(root, 'journeys'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

type Buttons = { at: string; pair: readonly string[]; others: readonly string[] };

function buttonsOf(journey: string): Buttons[] {
  // The check holds journeys and their texts to these shapes.
  const texts = read(`i18n/it/${journey}.json`) as TextsOf;
  const { steps } = read(`journeys/${journey}/journey.json`) as Pick<JourneyFile, 'steps'>;
  return Object.entries(texts).flatMap(([step, { actions: words = {} }]) => {
    const definition = steps[step];
    if (definition === undefined || !('actions' in definition)) return [];
    const { main, close, others } = arrange({ definition, actions: Object.keys(words).map(drawn) });
    const wordsOf = (shown: readonly (ScreenAction | undefined)[]) =>
      shown.flatMap((action) => (action === undefined ? [] : (words[action.name] ?? [])));
    return [{ at: `${journey}/${step}`, pair: wordsOf([close, main]), others: wordsOf(others) }];
  });
}

/** An action as a screen has it; what sends the answer is the main one. */
const drawn = (name: string): ScreenAction => ({
  name,
  text: { namespace: '', key: name, values: {} },
  submits: name === 'submit',
});

type TextsOf = Record<string, { actions?: Record<string, string> }>;

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

const inCapitals = (words: string): boolean => words === words.toUpperCase();

it('writes the two buttons of a screen alike, and its other actions in small letters beside them [HOLDER-16] [HOLDER-37]', () => {
  const screens = journeys.flatMap(buttonsOf);

  const mixed = screens.filter(
    ({ pair, others }) => new Set(pair.map(inCapitals)).size > 1 || others.some(inCapitals),
  );

  expect(screens.length).toBeGreaterThan(200);
  expect(mixed).toEqual([]);
});
