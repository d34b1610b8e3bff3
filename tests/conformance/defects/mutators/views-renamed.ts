import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Shows views that the portal does not have. */
export const viewsRenamed: Mutator = {
  class: 1,
  rule: 'view-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'view'))
      yield put(file, `${pointer}/view`, `${step.view}-gone`);
  },
};
