import type { Mutator } from '../defect.ts';
import { routesOf, stepsOf } from '../project.ts';
import { formsNeverBefore, reachedFromStart } from '../ways.ts';

/** Goes back to a form that no run has shown yet. */
export const previousWithNothingBeneath: Mutator = {
  class: 5,
  rule: 'previous-missing',
  *places(project) {
    for (const { id, file, definition, name, routePointer } of routesOf(project)) {
      const isRun = stepsOf(project, 'journey').some(({ step }) => step.journey === id);
      if (isRun || !reachedFromStart(definition).has(name)) continue;
      const later = formsNeverBefore(definition, name);
      for (const form of later.slice(0, 1))
        yield {
          edits: [{ file, pointer: routePointer, put: { type: 'FORM-PREVIOUS', form } }],
          seen: { file, pointer: `${routePointer}/form` },
        };
    }
  },
};
