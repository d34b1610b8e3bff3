import type { Mutator } from '../defect.ts';
import { promised } from '../promised.ts';

/** Promises that no run passes where every run begins. */
export const promisesThatPathsBreak: Mutator = {
  class: 8,
  rule: 'invariant-broken',
  *places({ journeys }) {
    for (const { file, definition } of journeys) {
      const ends = Object.keys(definition.steps).filter((name) => definition.steps[name]?.kind === 'end');
      for (const before of ends.filter((name) => name !== definition.start))
        yield promised(file, definition, { never: definition.start, before });
    }
  },
};
