import type { Mutator } from '../defect.ts';
import { promised } from '../promised.ts';

/** Promises that the first screen is shown once: a reload shows it again. */
export const promisesOfOnePassage: Mutator = {
  class: 8,
  rule: 'invariant-broken',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      if (definition.steps[definition.start]?.kind === 'form')
        yield promised(file, definition, { once: definition.start });
  },
};
