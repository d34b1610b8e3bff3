import { put, type Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Counts towards limits that are not there. */
export const limitsRenamed: Mutator = {
  class: 1,
  rule: 'limit-unknown',
  *places(project) {
    for (const { file, routePointer, route } of routesOf(project))
      if (route.counts !== undefined) yield put(file, `${routePointer}/counts`, `${route.counts}-gone`);
  },
};
