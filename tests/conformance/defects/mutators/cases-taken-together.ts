import type { Mutator } from '../defect.ts';
import { casesOf } from '../guards.ts';

/** Lets a case before the last take all that the others have left. */
export const casesTakenTogether: Mutator = {
  class: 3,
  rule: 'case-shadowed',
  *places(project) {
    for (const { file, pointer, cases } of casesOf(project)) {
      const last = cases.length - 1;
      const guards = cases.slice(0, last).map(({ when }) => when);
      const rest = { when: { '!': [{ or: guards }] }, to: cases[last]?.to };
      const put = cases.toSpliced(last, 0, { ...rest, to: rest.to ?? '' });
      yield { edits: [{ file, pointer, put }], seen: { file, pointer: `${pointer}/${last + 1}` } };
    }
  },
};
