import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Gives journeys an input that they do not declare. */
export const inputsNobodyTakes: Mutator = {
  class: 1,
  rule: 'input-mismatch',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'journey'))
      yield put(file, `${pointer}/input/spare`, 'x');
  },
};
