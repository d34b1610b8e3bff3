import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';
import { fieldsOf } from '../fields.ts';

/** Lets choose where there is nothing to choose from. */
export const choicesOfNothing: Mutator = {
  class: 7,
  rule: 'choices-missing',
  *places(project) {
    for (const { file, field, property } of fieldsOf(project))
      if (property['type'] === 'string' && !('enum' in property))
        yield {
          edits: [{ file, pointer: at('ui', field), put: { widget: 'radio' } }],
          seen: { file, pointer: at('ui', field, 'widget') },
        };
  },
};
