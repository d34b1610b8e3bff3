import { drop, type Mutator } from '../defect.ts';
import { casesOf } from '../guards.ts';

/** Takes the guard of a case that others follow. */
export const casesWithoutAGuard: Mutator = {
  class: 3,
  rule: 'case-default',
  *places(project) {
    for (const { file, pointer, cases } of casesOf(project))
      for (const index of cases.slice(0, -1).keys())
        yield drop(file, `${pointer}/${index}/when`, `${pointer}/${index}`);
  },
};
