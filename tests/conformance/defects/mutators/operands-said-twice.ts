import { put, type Mutator } from '../defect.ts';
import { isTree, nodesIn } from '../tree.ts';

/** Writes the first operand of "and" and "or" again in the place of the last, as a copy that was not finished does. */
export const operandsSaidTwice: Mutator = {
  class: 3,
  rule: 'operand-redundant',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      for (const { pointer, value } of nodesIn(definition)) {
        if (!/\/(?:when|allow|while)$/.test(pointer) || !isTree(value)) continue;
        for (const operator of ['and', 'or']) {
          const operands = value[operator];
          if (!Array.isArray(operands) || operands.length < 2) continue;
          yield put(file, `${pointer}/${operator}/${operands.length - 1}`, operands[0]);
        }
      }
  },
};
