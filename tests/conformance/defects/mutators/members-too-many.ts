import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { requestOf } from '../contract.ts';

/** Sends members that the operation does not take. */
export const membersTooMany: Mutator = {
  class: 5,
  rule: 'parameter-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      if (requestOf(project, step)?.['additionalProperties'] === false)
        yield put(file, `${pointer}/body/spare`, 'x');
  },
};
