import { put, type Mutator } from '../defect.ts';
import { casesOf } from '../guards.ts';

/** Lets all cases do what the last does. */
export const casesThatAreAllTheSame: Mutator = {
  class: 3,
  rule: 'branch-idle',
  *places(project) {
    for (const { file, pointer, cases } of casesOf(project)) {
      const last = cases.at(-1);
      if (cases.length < 2) continue;
      yield put(
        file,
        pointer,
        cases.map(({ when }) => (when === undefined ? last : { ...last, when })),
      );
    }
  },
};
