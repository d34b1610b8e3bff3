import { drop, type Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Does not say at which field an error stands. */
export const errorsWithoutTheirField: Mutator = {
  class: 5,
  rule: 'field-missing',
  *places(project) {
    for (const { file, route, routePointer } of routesOf(project))
      if (route.type.startsWith('FIELD') && route.field !== undefined)
        yield drop(file, `${routePointer}/field`, routePointer);
  },
};
