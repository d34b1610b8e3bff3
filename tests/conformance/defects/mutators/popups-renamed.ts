import { put, rename, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Stands screens in popups that nobody knows, and gives another name to popups that strong authentication does not have. */
export const popupsRenamed: Mutator = {
  class: 1,
  rule: 'popup-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form', 'end'))
      if (step.popup !== undefined) yield put(file, `${pointer}/popup`, `${step.popup}_GONE`);
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      for (const popup of Object.keys(step.stepUp?.popups ?? {}))
        yield rename(file, `${pointer}/stepUp/popups/${popup}`, `${popup}_GONE`);
  },
};
