import { comparisonsOf } from '../comparisons.ts';
import type { Mutator } from '../defect.ts';

/** Looks for flags in a text instead of a list of one value. */
export const listsWithoutBrackets: Mutator = {
  class: 3,
  rule: 'operands-unlike',
  *places(project) {
    for (const { file, pointer, path, value } of comparisonsOf(project)) {
      if (!/^card\..*(?:state|status|Type)$/.test(path) || typeof value !== 'string') continue;
      yield {
        edits: [{ file, pointer, put: { in: [{ var: path }, value] } }],
        seen: { file, pointer: `${pointer}/in` },
      };
    }
  },
};
