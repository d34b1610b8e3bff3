import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Reads a result where nothing has answered. */
export const resultsOfNobody: Mutator = {
  class: 3,
  rule: 'result-misplaced',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'form'))
      yield {
        edits: [{ file, pointer: `${pointer}/shows/spare`, put: { var: 'result.spare' } }],
        seen: { file, pointer: `${pointer}/shows/spare/var` },
      };
  },
};
