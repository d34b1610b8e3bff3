import { drop, type Mutator } from '../defect.ts';
import { at } from '../tree.ts';
import { stepsOf } from '../project.ts';

/** Takes from calls that change something for good the way for a lost answer. */
export const commitsWithoutAnAnswer: Mutator = {
  class: 5,
  rule: 'commit-unanswered',
  *places(project) {
    for (const { file, pointer, definition, step } of stepsOf(project, 'call'))
      if (step.commit === true && step.errors?.['unreachable'] && !definition.errors?.['unreachable'])
        yield drop(file, pointer + at('errors', 'unreachable'), pointer);
  },
};
