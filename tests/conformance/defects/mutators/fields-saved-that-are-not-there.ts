import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Saves fields that the form does not have. */
export const fieldsSavedThatAreNotThere: Mutator = {
  class: 1,
  rule: 'field-unknown',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      for (const datum of step.form === undefined ? [] : Object.keys(step.saves ?? {}))
        yield put(file, pointer + at('saves', datum), '/gone');
  },
};
