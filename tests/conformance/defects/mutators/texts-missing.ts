import { drop, type Mutator } from '../defect.ts';
import { nodesIn } from '../tree.ts';

/** Takes texts away. */
export const textsMissing: Mutator = {
  class: 6,
  rule: 'text-missing',
  *places({ journeys }) {
    for (const { texts: file, words } of journeys)
      for (const { pointer, value } of nodesIn(words))
        if (typeof value === 'string' && /^\/[^/]+\/(?:title|body)$|\/label$|\/actions\/[^/]+$/.test(pointer))
          yield drop(file, pointer, pointer);
  },
};
