import { drop, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Takes away what follows a challenge. */
export const stepUpsGone: Mutator = {
  class: 5,
  rule: 'step-up-missing',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      if (step.stepUp) yield drop(file, `${pointer}/stepUp`, pointer);
  },
};
