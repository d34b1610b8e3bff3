import type { Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Counts towards a limit where the run ends at once. */
export const limitsOutOfReach: Mutator = {
  class: 9,
  rule: 'limit-unreachable',
  *places(project) {
    for (const { file, definition, step, code, routePointer } of routesOf(project)) {
      const end = Object.keys(definition.steps).find((name) => definition.steps[name]?.kind === 'end');
      if (end === undefined || step.stepUp || code === '*') continue;
      const route = { type: 'BLOCKER', to: end, counts: 'spare' };
      yield {
        edits: [
          { file, pointer: '/limits/spare', put: { max: 3, to: end } },
          { file, pointer: routePointer, put: route },
        ],
        seen: { file, pointer: '/limits/spare/max' },
      };
    }
  },
};
