import { rename, type Mutator } from '../defect.ts';
import { isTree, nodesIn } from '../tree.ts';

/** Compares with an operator that the language leaves out. */
export const looseOperators: Mutator = {
  class: 3,
  rule: 'operator-unknown',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { pointer, value } of nodesIn(definition))
        if (isTree(value) && '===' in value) yield rename(file, `${pointer}/===`, '==');
  },
};
