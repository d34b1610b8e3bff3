import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Sends the holder to pages that the portal does not have. */
export const pagesThatAreGone: Mutator = {
  class: 1,
  rule: 'route-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'end'))
      if (step.goTo !== undefined) yield put(file, `${pointer}/goTo`, '/gone/for/good');
  },
};
