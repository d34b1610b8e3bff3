import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Shows sensitive data in texts. */
export const secretsShown: Mutator = {
  class: 4,
  rule: 'sensitive-exposed',
  *places(project) {
    for (const { file, definition, pointer } of stepsOf(project, 'form'))
      for (const [datum, { sensitive }] of Object.entries(definition.data ?? {}))
        if (sensitive === true)
          yield {
            edits: [{ file, pointer: `${pointer}/shows/leak`, put: { var: `data.${datum}` } }],
            seen: { file, pointer: `${pointer}/shows/leak/var` },
          };
  },
};
