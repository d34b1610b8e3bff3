import type { Mutator } from '../defect.ts';
import { fieldsOf } from '../fields.ts';

/** Asks for more characters than a field takes. */
export const patternsNoAnswerMatches: Mutator = {
  class: 7,
  rule: 'pattern-impossible',
  *places(project) {
    for (const { file, place, property } of fieldsOf(project))
      if (property['type'] === 'string' && !('enum' in property) && !('format' in property))
        yield {
          edits: [{ file, pointer: place, put: { type: 'string', maxLength: 5, pattern: '^[0-9]{9}$' } }],
          seen: { file, pointer: `${place}/pattern` },
        };
  },
};
