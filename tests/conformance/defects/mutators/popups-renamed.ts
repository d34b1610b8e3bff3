import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Stands screens in popups that nobody knows. */
export const popupsRenamed: Mutator = {
  class: 1,
  rule: 'popup-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form', 'end'))
      if (step.popup !== undefined) yield put(file, `${pointer}/popup`, `${step.popup}_GONE`);
  },
};
