import { engineOutcomes } from '#engine';
import { expect, it } from 'vitest';
import { knownOutcomes } from './outcomes.ts';

it('offers no end that the engine calls its own [LANG-17]', () => {
  const ofEngine: readonly string[] = engineOutcomes;

  expect(knownOutcomes.filter((outcome) => ofEngine.includes(outcome))).toEqual([]);
});
