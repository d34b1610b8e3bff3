import { comparisonsOf } from '../comparisons.ts';
import type { Mutator } from '../defect.ts';

/** Compares variables with themselves. */
export const thingsComparedWithThemselves: Mutator = {
  class: 3,
  rule: 'operand-idle',
  *places(project) {
    for (const { file, pointer, operator, path } of comparisonsOf(project))
      yield {
        edits: [{ file, pointer: `${pointer}/${operator}/1`, put: { var: path } }],
        seen: { file, pointer: `${pointer}/${operator}` },
      };
  },
};
