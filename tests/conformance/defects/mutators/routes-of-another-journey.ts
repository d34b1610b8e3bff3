import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Opens a journey by the path of another. */
export const routesOfAnotherJourney: Mutator = {
  class: 1,
  rule: 'entry-twice',
  *places({ journeys }) {
    for (const [index, { definition }] of journeys.entries())
      for (const route of definition.opens?.routes?.slice(0, 1) ?? []) {
        const later = journeys.slice(index + 1).find((each) => each.definition.opens?.routes);
        const routes = later?.definition.opens?.routes ?? [];
        if (later)
          yield {
            edits: [{ file: later.file, pointer: '/opens/routes', put: [...routes, route] }],
            seen: { file: later.file, pointer: at('opens', 'routes', routes.length) },
          };
      }
  },
};
