import { put, type Mutator } from '../defect.ts';
import { guardsOf } from '../guards.ts';

/** Asks of guards that they hold and do not. */
export const guardsThatNeverHold: Mutator = {
  class: 3,
  rule: 'guard-never',
  *places(project) {
    for (const { file, pointer, guard } of guardsOf(project))
      yield put(file, pointer, { and: [guard, { '!': [guard] }] });
  },
};
