import { drop, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Takes the mark from calls that change something for good. */
export const commitsNotMarked: Mutator = {
  class: 5,
  rule: 'commit-missing',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      if (step.commit === true && project.language.contract.operations.get(step.operation)?.commit === true)
        yield drop(file, `${pointer}/commit`, `${pointer}/operation`);
  },
};
