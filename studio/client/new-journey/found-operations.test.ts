import { createTexts } from '#i18n';
import { expect, it } from 'vitest';
import studio from '../../../i18n/it/studio.json' with { type: 'json' };
import type { GoalView } from '../../new-journey.ts';
import { foundOperations } from './found-operations.ts';

const { i18n } = createTexts({
  trees: { studio },
  brand: { name: 'Percorso', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
  onMissing: (_file, key) => key,
});
const t = i18n.getFixedT('it', 'studio');
const views: readonly GoalView[] = [
  { goal: 'tell', operations: ['readPinStatus'], isBankless: true },
  { goal: 'act', operations: ['lockCard'], isBankless: false },
];

it.each(['blocca', 'Bloc', 'carta smarrita', 'RUBATA', 'lockcard'])(
  'finds what locks a card by “%s”, with the goal that it serves [STUDIO-15]',
  (typed) => {
    expect(foundOperations(t, views, typed)).toEqual([
      { goal: 'act', operation: 'lockCard', words: 'Blocca la carta' },
    ]);
  },
);

it('finds nothing by nothing, and nothing by a word that no operation is called by', () => {
  expect(foundOperations(t, views, ' ')).toEqual([]);
  expect(foundOperations(t, views, 'zebra')).toEqual([]);
});
