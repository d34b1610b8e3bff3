import { expect, it } from 'vitest';
import { check, readSources, testJourneys } from '#analysis';
import type { ScenarioMove } from '#schemas';
import { cleanFiles, cleanViews } from './clean-files.ts';
import { smallLanguage } from './planted.ts';

const language = smallLanguage();

const isBlocked = { '===': [{ var: 'card.validityStatus' }, 'BLOCKED'] };
const sort = { kind: 'branch', cases: [{ when: isBlocked, to: 'blocked' }, { to: 'ask-number' }] };

const swaps: Readonly<Record<string, readonly [RegExp, string]>> = {
  'journeys/visit/journey.json': [
    /"read": \{\s*"to": "ask-number"([^]*?)"send": \{/,
    `"read": { "to": "sort"$1"sort": ${JSON.stringify(sort)}, "send": {`,
  ],
  'journeys/guide/journey.json': [/"outcome": "read"/, '"outcome": "read", "refresh": ["card"]'],
};

/** Reads the clean journeys, of which one runs another that has the card read again, and then asks how it is. */
function sourcesWith(moves: readonly ScenarioMove[]) {
  const files = cleanFiles
    .filter(({ path }) => !path.includes('/scenarios/'))
    .map(({ path, text }) => {
      const swap = swaps[path];
      return { path, text: swap ? text.replace(...swap) : text };
    });
  const given = { input: { cardId: '1000001' } };
  const scenario = { $schema: 'x', title: 'the card is read again', given, do: moves };
  const path = 'journeys/visit/scenarios/again.json';
  return readSources(language, [...files, { path, text: JSON.stringify(scenario) }], { views: cleanViews });
}

const looked = { action: 'help', expect: { at: 'guide/page' } };

it.each<readonly [string, ScenarioMove]>([
  ['nothing else than before', { action: 'close', expect: { at: 'visit/ask-number' } }],
  [
    'what a scenario says',
    {
      action: 'close',
      refreshed: { card: { validityStatus: 'BLOCKED' } },
      expect: { outcome: 'blocked' },
    },
  ],
  [
    'nothing, and the popup says so',
    {
      action: 'close',
      refreshed: { unreachable: true },
      expect: { at: 'visit/ask-number', message: 'errors:popup.default' },
    },
  ],
])('is decided by what is read again: %s [LANG-08]', (_what, move) => {
  const sources = sourcesWith([looked, move]);

  const { scenarios } = testJourneys(sources);

  expect(scenarios.map(({ result }) => result)).toEqual([{ passed: true }]);
  // The schema of scenarios has it.
  expect(check(sources).filter(({ file }) => file.includes('/scenarios/'))).toEqual([]);
});
