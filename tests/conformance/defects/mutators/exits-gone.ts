import { drop, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Leaves outcomes without an exit. */
export const exitsGone: Mutator = {
  class: 1,
  rule: 'exit-missing',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'journey'))
      // Without any exit the step has not its shape, and another rule speaks.
      for (const exit of Object.keys(step.exits).length > 1 ? Object.keys(step.exits) : [])
        yield drop(file, pointer + at('exits', exit), `${pointer}/exits`);
  },
};
