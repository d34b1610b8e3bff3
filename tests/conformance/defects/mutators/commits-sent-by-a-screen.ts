import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Gives the screen of a lost answer a button, or a timer, that sends the commit again. */
export const commitsSentByAScreen: Mutator = {
  class: 5,
  rule: 'commit-repeated',
  *places(project) {
    for (const { file, name, definition, step } of stepsOf(project, 'call')) {
      const screen = definition.unsure?.to ?? '';
      if (step.commit !== true || definition.steps[screen]?.kind !== 'form') continue;
      const button = at('steps', screen, 'actions', 'again');
      const timer = at('steps', screen, 'after');
      yield {
        edits: [{ file, pointer: button, put: { note: 'Once more.', to: name } }],
        seen: { file, pointer: `${button}/to` },
      };
      yield {
        edits: [{ file, pointer: timer, put: { seconds: 5, to: name } }],
        seen: { file, pointer: `${timer}/to` },
      };
    }
  },
};
