import { put, type Mutator } from '../defect.ts';

/** Fills inputs that the journey does not declare. */
export const inputsNobodyDeclares: Mutator = {
  class: 1,
  rule: 'entry-input',
  *places({ journeys }) {
    for (const { file, definition } of journeys)
      if (definition.opens) yield put(file, '/opens/input/spare', 'card.id');
  },
};
