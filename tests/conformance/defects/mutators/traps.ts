import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Leads from a screen to one that nobody can leave. */
export const traps: Mutator = {
  class: 2,
  rule: 'end-unreachable',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'form'))
      yield {
        edits: [
          { file, pointer: `${pointer}/actions/fall`, put: { to: 'trap' } },
          { file, pointer: '/steps/trap', put: { kind: 'form', actions: { again: { to: 'trap' } } } },
        ],
        seen: { file, pointer: '/steps/trap' },
      };
  },
};
