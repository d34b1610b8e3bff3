import { put, type Mutator } from '../defect.ts';
import { isTree, nodesIn } from '../tree.ts';

/** Compares flags with values that they never have. */
export const flagsWithOtherValues: Mutator = {
  class: 3,
  rule: 'value-impossible',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { pointer, value } of nodesIn(definition)) {
        const [variable, compared] = isTree(value) && Array.isArray(value['===']) ? value['==='] : [];
        const flag: unknown = isTree(variable) ? variable['var'] : undefined;
        if (typeof flag !== 'string' || !/^card\..*state$/.test(flag) || typeof compared !== 'string')
          continue;
        yield put(file, `${pointer}/===/1`, `${compared}X`);
      }
  },
};
