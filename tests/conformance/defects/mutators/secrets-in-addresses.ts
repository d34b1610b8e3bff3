import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Puts sensitive data into addresses. */
export const secretsInAddresses: Mutator = {
  class: 4,
  rule: 'sensitive-exposed',
  *places(project) {
    for (const { file, definition, pointer } of stepsOf(project, 'call'))
      for (const [datum, { sensitive }] of Object.entries(definition.data ?? {}))
        if (sensitive === true)
          yield {
            edits: [{ file, pointer: `${pointer}/query/leak`, put: { var: `data.${datum}` } }],
            seen: { file, pointer: `${pointer}/query/leak/var` },
          };
  },
};
