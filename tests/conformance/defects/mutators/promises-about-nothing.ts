import type { Mutator } from '../defect.ts';
import { promised } from '../promised.ts';

/** Promises something about ways that no step has. */
export const promisesAboutNothing: Mutator = {
  class: 8,
  rule: 'invariant-vacuous',
  *places({ journeys }) {
    for (const { file, definition } of journeys) {
      for (const name of Object.keys(definition.steps))
        if (definition.steps[name]?.kind === 'form')
          yield promised(file, definition, { once: `${name}.gone` });
    }
  },
};
