import { put, type Mutator } from '../defect.ts';
import { isTree } from '../tree.ts';
import { guardsOf } from '../guards.ts';

/** Leaves comparisons with one side. */
export const operandsMissing: Mutator = {
  class: 3,
  rule: 'expression-invalid',
  *places(project) {
    for (const { file, pointer, guard } of guardsOf(project))
      if (isTree(guard) && Array.isArray(guard['===']))
        yield put(file, `${pointer}/===`, guard['==='].slice(0, 1));
  },
};
