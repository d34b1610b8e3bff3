import { put, type Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Shows errors at fields that the form does not have. */
export const errorsAtFieldsThatAreNotThere: Mutator = {
  class: 5,
  rule: 'field-unknown',
  *places(project) {
    for (const { file, route, routePointer } of routesOf(project))
      if (typeof route.field === 'string') yield put(file, `${routePointer}/field`, '/gone');
  },
};
