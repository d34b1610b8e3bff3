import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Gives keys values of a type that they cannot have. */
export const valuesOfAnotherType: Mutator = {
  class: 1,
  rule: 'schema-violation',
  *places(project) {
    for (const { file, pointer } of stepsOf(project, 'call')) yield put(file, `${pointer}/operation`, 7);
    for (const { file, pointer } of stepsOf(project, 'form')) yield put(file, `${pointer}/back`, 'sometimes');
    for (const { file } of project.journeys) yield put(file, '/surface', 'dialogue');
  },
};
