import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Asks behind a case what the case has decided, the other way round. */
export const branchesDecidedBefore: Mutator = {
  class: 3,
  rule: 'guard-contradicted',
  *places(project) {
    for (const { file, name, pointer, step } of stepsOf(project, 'branch')) {
      const [first] = Array.isArray(step.cases) ? step.cases : [];
      if (first?.when === undefined) continue;
      const asked = `${name}-asked-before`;
      const again = {
        kind: 'branch',
        cases: [{ when: { '!': [first.when] }, to: first.to }, { to: first.to }],
      };
      yield {
        edits: [
          { file, pointer: `${pointer}/cases/0/to`, put: asked },
          { file, pointer: at('steps', asked), put: again },
        ],
        seen: { file, pointer: at('steps', asked, 'cases', 0, 'when') },
      };
    }
  },
};
