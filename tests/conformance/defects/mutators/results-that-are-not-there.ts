import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { nodesIn } from '../tree.ts';

/** Reads what the reply of a call does not have. */
export const resultsThatAreNotThere: Mutator = {
  class: 5,
  rule: 'variable-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      for (const { pointer: place, value } of nodesIn(step.ok, `${pointer}/ok`))
        if (place.endsWith('/var') && typeof value === 'string' && /^result\.[^.]+$/.test(value))
          yield put(file, place, `${value}Gone`);
  },
};
