import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at, isTree } from '../tree.ts';
import { requestOf } from '../contract.ts';

/** Sends texts that are longer than the operation takes. */
export const membersTooLong: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call')) {
      const members: unknown = requestOf(project, step)?.['properties'];
      for (const name of isTree(members) ? Object.keys(step.body ?? {}) : []) {
        const schema = project.language.contract.resolve(isTree(members) ? members[name] : undefined);
        const most: unknown = schema?.['maxLength'];
        if (typeof most === 'number') yield put(file, pointer + at('body', name), 'x'.repeat(most + 1));
      }
    }
  },
};
