import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Gives views something that they do not take. */
export const viewsWithoutWhatTheyNeed: Mutator = {
  class: 1,
  rule: 'view-mismatch',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'view')) yield put(file, `${pointer}/input/spare`, 'x');
  },
};
