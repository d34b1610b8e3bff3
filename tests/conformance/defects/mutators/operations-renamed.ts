import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Calls operations that the contract does not have. */
export const operationsRenamed: Mutator = {
  class: 1,
  rule: 'operation-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      yield put(file, `${pointer}/operation`, `${step.operation}s`);
  },
};
