import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Lets journeys run themselves. */
export const journeysThatRunThemselves: Mutator = {
  class: 2,
  rule: 'journey-recursive',
  *places(project) {
    for (const { file, id, name, pointer } of stepsOf(project, 'form'))
      yield {
        edits: [
          { file, pointer: `${pointer}/actions/again`, put: { to: 'again' } },
          {
            file,
            pointer: '/steps/again',
            put: { kind: 'journey', journey: id, exits: { completed: { to: name } } },
          },
        ],
        seen: { file, pointer: '/steps/again/journey' },
      };
  },
};
