import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Lets time lead back to where it began. */
export const timersThatComeBack: Mutator = {
  class: 9,
  rule: 'timer-trap',
  *places(project) {
    for (const { file, name, pointer } of stepsOf(project, 'form'))
      yield put(file, `${pointer}/after`, { seconds: 30, to: name });
  },
};
