import { put, type Mutator } from '../defect.ts';
import { guardsOf } from '../guards.ts';

/** Asks of guards that they hold or do not. */
export const guardsThatAlwaysHold: Mutator = {
  class: 3,
  rule: 'guard-always',
  *places(project) {
    for (const { file, pointer, guard } of guardsOf(project))
      yield put(file, pointer, { or: [guard, { '!': [guard] }] });
  },
};
