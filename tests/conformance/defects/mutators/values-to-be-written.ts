import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Leaves what a new call sends as it stands in, and where the exits of a new step lead undecided. */
export const valuesToBeWritten: Mutator = {
  class: 4,
  rule: 'value-standin',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call'))
      for (const name of Object.keys(step.body ?? {}))
        yield put(file, pointer + at('body', name), 'Valore da scrivere');
    for (const { file, pointer, step } of stepsOf(project, 'journey'))
      for (const outcome of Object.keys(step.exits))
        yield put(file, pointer + at('exits', outcome, 'note'), 'Strada da decidere');
  },
};
