import { put, type Mutator } from '../defect.ts';
import { casesOf } from '../guards.ts';

/** Puts a guard on the case that has to have none. */
export const lastCasesWithAGuard: Mutator = {
  class: 3,
  rule: 'case-default',
  *places(project) {
    for (const { file, pointer, cases } of casesOf(project)) {
      const guard = `${pointer}/${cases.length - 1}/when`;
      yield put(file, guard, { '===': [{ var: 'session.userType' }, 'ASB'] });
    }
  },
};
