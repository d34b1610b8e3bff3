import { put, type Mutator } from '../defect.ts';

/** Asks for what nothing in the journey reads. */
export const inputsNobodyReads: Mutator = {
  class: 4,
  rule: 'data-unused',
  *places({ journeys }) {
    for (const { file } of journeys) yield put(file, '/input/spare', 'text');
  },
};
