import { put, type Mutator } from '../defect.ts';
import { routesOf } from '../project.ts';

/** Names shared texts that are not there. */
export const sharedTextsRenamed: Mutator = {
  class: 1,
  rule: 'text-missing',
  *places(project) {
    for (const { file, routePointer, route } of routesOf(project))
      if (route.message !== undefined) yield put(file, `${routePointer}/message`, `${route.message}Gone`);
  },
};
