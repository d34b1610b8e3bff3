import { put, type Mutator } from '../defect.ts';

/** Copies promises without giving the copy a name of its own. */
export const promisesUnderOneName: Mutator = {
  class: 8,
  rule: 'invariant-twice',
  *places({ journeys }) {
    for (const { file, definition } of journeys) {
      const { invariants = [] } = definition;
      for (const { id, ...promise } of invariants) {
        const copy = put(file, '/invariants', [...invariants, { id, ...promise }]);
        yield { ...copy, seen: { file, pointer: `/invariants/${invariants.length}/id` } };
      }
    }
  },
};
