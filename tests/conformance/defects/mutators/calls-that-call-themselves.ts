import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Leads calls back to themselves without a screen. */
export const callsThatCallThemselves: Mutator = {
  class: 2,
  rule: 'loop-automatic',
  *places(project) {
    for (const { file, name, pointer } of stepsOf(project, 'call'))
      yield { edits: [{ file, pointer: `${pointer}/ok`, put: { to: name } }], seen: { file, pointer } };
    for (const { file, name, pointer, step } of stepsOf(project, 'branch')) {
      const last = Array.isArray(step.cases) ? at('cases', step.cases.length - 1, 'to') : at('cases', 'to');
      yield { edits: [{ file, pointer: pointer + last, put: name }], seen: { file, pointer } };
    }
  },
};
