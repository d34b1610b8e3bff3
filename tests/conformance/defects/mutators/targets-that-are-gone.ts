import { put, type Mutator } from '../defect.ts';
import { nodesIn } from '../tree.ts';

/** Leads ways to steps that are not there. */
export const targetsThatAreGone: Mutator = {
  class: 1,
  rule: 'step-unknown',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { pointer, value } of nodesIn(definition.steps, '/steps'))
        if (pointer.endsWith('/to') && typeof value === 'string') yield put(file, pointer, `${value}-gone`);
  },
};
