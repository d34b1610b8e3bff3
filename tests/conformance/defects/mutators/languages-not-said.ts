import { drop, type Mutator } from '../defect.ts';

/** Takes from a journey the word of which language it is. */
export const languagesNotSaid: Mutator = {
  class: 9,
  rule: 'language-old',
  *places({ journeys }) {
    for (const { file } of journeys) yield drop(file, '/language', '/$schema');
  },
};
