import type { Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Names a process whose page cannot be there. */
export const processPagesThatAreNotThere: Mutator = {
  class: 5,
  rule: 'process-page',
  *places(project) {
    for (const { file, route, routePointer } of routesOf(project))
      if (route.type === 'BLOCKER' || route.type === 'CUSTOM')
        yield {
          edits: [{ file, pointer: routePointer, put: { type: 'PROCESS', process: 'no page' } }],
          seen: { file, pointer: `${routePointer}/process` },
        };
  },
};
