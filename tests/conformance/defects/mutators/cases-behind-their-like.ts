import type { Mutator } from '../defect.ts';
import { casesOf } from '../guards.ts';

/** Writes a case a second time behind itself. */
export const casesBehindTheirLike: Mutator = {
  class: 3,
  rule: 'case-shadowed',
  *places(project) {
    for (const { file, pointer, cases } of casesOf(project))
      for (const [index, first] of cases.entries()) {
        if (first.when === undefined) continue;
        const doubled = cases.toSpliced(index + 1, 0, first);
        const seen = { file, pointer: `${pointer}/${index + 1}/when` };
        yield { edits: [{ file, pointer, put: doubled }], seen };
      }
  },
};
