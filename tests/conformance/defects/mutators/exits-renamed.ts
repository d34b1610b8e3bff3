import { rename, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Names exits after outcomes that no end bears. */
export const exitsRenamed: Mutator = {
  class: 1,
  rule: 'exit-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'journey'))
      for (const exit of Object.keys(step.exits))
        yield rename(file, pointer + at('exits', exit), `${exit}-gone`);
  },
};
