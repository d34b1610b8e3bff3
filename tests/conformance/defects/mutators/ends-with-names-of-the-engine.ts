import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Calls ends as the engine calls its own. */
export const endsWithNamesOfTheEngine: Mutator = {
  class: 1,
  rule: 'outcome-taken',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'end'))
      yield {
        edits: [{ file, pointer: `${pointer}/outcome`, put: 'interrupted' }],
        seen: { file, pointer: `${pointer}/outcome` },
      };
  },
};
