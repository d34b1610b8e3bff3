import type { Mutator } from '../defect.ts';
import { promised } from '../promised.ts';

/** Promises that a journey does not begin for those whom `allow` lets in. */
export const promisesWhileAGuardHolds: Mutator = {
  class: 8,
  rule: 'invariant-broken',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      if (definition.allow !== undefined)
        yield promised(file, definition, { never: definition.start, while: definition.allow });
  },
};
