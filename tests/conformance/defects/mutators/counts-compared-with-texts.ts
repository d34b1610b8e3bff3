import { comparisonsOf } from '../comparisons.ts';
import type { Mutator } from '../defect.ts';

/** Counts what is compared with a text, and asks whether there are as many. */
export const countsComparedWithTexts: Mutator = {
  class: 3,
  rule: 'operands-unlike',
  *places(project) {
    for (const { file, pointer, operator, path } of comparisonsOf(project))
      yield {
        edits: [{ file, pointer: `${pointer}/${operator}`, put: [{ count: [{ var: path }] }, '0'] }],
        seen: { file, pointer: `${pointer}/${operator}` },
      };
  },
};
