import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';
import { stepsOf } from '../project.ts';

/** Gives calls that change something for good a route of their own for a lost answer, which they never take. */
export const commitsWithoutAnAnswer: Mutator = {
  class: 5,
  rule: 'commit-unanswered',
  *places(project) {
    for (const { file, pointer, definition, step } of stepsOf(project, 'call')) {
      if (step.commit !== true || definition.unsure === undefined) continue;
      const route = pointer + at('errors', 'unreachable');
      yield {
        edits: [{ file, pointer: route, put: { type: 'CUSTOM', to: definition.unsure.to } }],
        seen: { file, pointer: route },
      };
    }
  },
};
