import type { Mutator } from '../defect.ts';
import { promised } from '../promised.ts';

/** Promises that a journey with several ends always comes to the same. */
export const promisesOfOneEnd: Mutator = {
  class: 8,
  rule: 'invariant-broken',
  *places({ journeys }) {
    for (const { file, definition } of journeys) {
      const ends = Object.entries(definition.steps).filter(([, { kind }]) => kind === 'end');
      if (ends.length > 1) for (const [always] of ends) yield promised(file, definition, { always });
    }
  },
};
