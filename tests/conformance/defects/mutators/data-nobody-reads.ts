import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Sets data that nothing reads. */
export const dataNobodyReads: Mutator = {
  class: 4,
  rule: 'data-unused',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      for (const action of Object.keys(step.actions))
        yield {
          edits: [
            { file, pointer: '/data/spare', put: { type: 'text' } },
            { file, pointer: pointer + at('actions', action, 'sets', 'data.spare'), put: 'x' },
          ],
          seen: { file, pointer: '/data/spare' },
        };
  },
};
