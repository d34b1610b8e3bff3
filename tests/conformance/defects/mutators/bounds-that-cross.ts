import type { Mutator } from '../defect.ts';
import { fieldsOf } from '../fields.ts';

/** Asks for at least more characters than there may be at most. */
export const boundsThatCross: Mutator = {
  class: 7,
  rule: 'pattern-impossible',
  *places(project) {
    for (const { file, place, property } of fieldsOf(project))
      if (property['type'] === 'string' && !('enum' in property) && !('format' in property))
        yield {
          edits: [{ file, pointer: place, put: { type: 'string', minLength: 70, maxLength: 60 } }],
          seen: { file, pointer: `${place}/minLength` },
        };
  },
};
