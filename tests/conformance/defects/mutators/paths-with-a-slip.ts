import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Leaves a letter out of the last part of a path, where a page for any text may still take it. */
export const pathsWithASlip: Mutator = {
  class: 1,
  rule: 'route-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'end')) {
      const { goTo = '' } = step;
      const last = goTo.slice(goTo.lastIndexOf('/') + 1);
      if (goTo.includes('?') || last.length < 4) continue;
      yield put(file, `${pointer}/goTo`, `${goTo.slice(0, -2)}${goTo.slice(-1)}`);
    }
  },
};
