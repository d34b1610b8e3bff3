import { comparisonsOf } from '../comparisons.ts';
import type { Mutator } from '../defect.ts';

/** Compares variables with one of several values by "or", which answers the first of them. */
export const valuesJoinedByOr: Mutator = {
  class: 3,
  rule: 'operand-idle',
  *places(project) {
    for (const { file, pointer, operator, value } of comparisonsOf(project)) {
      if (typeof value !== 'string' || value === '') continue;
      const operand = `${pointer}/${operator}/1`;
      yield {
        edits: [{ file, pointer: operand, put: { or: [value, `${value}_TOO`] } }],
        seen: { file, pointer: `${operand}/or/0` },
      };
    }
  },
};
