import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Visits places outside the portal that nobody knows. */
export const placesThatAreGone: Mutator = {
  class: 1,
  rule: 'place-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      for (const action of Object.keys(step.actions))
        yield {
          edits: [
            { file, pointer: pointer + at('actions', action, 'visit'), put: { link: 'gone', window: 'new' } },
          ],
          seen: { file, pointer: pointer + at('actions', action, 'visit', 'link') },
        };
  },
};
