import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Shows forms that are not there. */
export const formsRenamed: Mutator = {
  class: 1,
  rule: 'form-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      if (step.form !== undefined) yield put(file, `${pointer}/form`, `${step.form}-gone`);
  },
};
