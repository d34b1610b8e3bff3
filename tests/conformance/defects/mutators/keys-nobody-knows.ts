import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Adds keys that mean nothing where they stand. */
export const keysNobodyKnows: Mutator = {
  class: 1,
  rule: 'unknown-key',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'form', 'call', 'end', 'branch'))
      yield put(file, `${pointer}/lable`, 'x');
    for (const { forms } of project.journeys)
      for (const { file } of forms) yield put(file, '/schema/requred', []);
  },
};
