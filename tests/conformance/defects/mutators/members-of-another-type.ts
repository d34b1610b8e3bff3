import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at, isTree } from '../tree.ts';
import { requestOf } from '../contract.ts';

/** Sends members of a type that the operation refuses. */
export const membersOfAnotherType: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call')) {
      const members: unknown = requestOf(project, step)?.['properties'];
      for (const name of isTree(members) ? Object.keys(step.body ?? {}) : []) {
        const schema = project.language.contract.resolve(isTree(members) ? members[name] : undefined);
        if (schema?.['type'] === 'string') yield put(file, pointer + at('body', name), ['x']);
      }
    }
  },
};
