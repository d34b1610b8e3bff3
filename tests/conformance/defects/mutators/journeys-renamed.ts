import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Runs journeys that are not there. */
export const journeysRenamed: Mutator = {
  class: 1,
  rule: 'journey-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'journey'))
      yield put(file, `${pointer}/journey`, `${step.journey}-gone`);
    for (const { file, id } of project.journeys) yield put(file, '/id', `${id}-gone`);
  },
};
