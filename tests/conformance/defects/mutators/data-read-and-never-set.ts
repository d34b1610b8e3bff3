import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at, isTree } from '../tree.ts';

/** Reads data that nothing has set. */
export const dataReadAndNeverSet: Mutator = {
  class: 4,
  rule: 'data-unset',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'call'))
      for (const [member, value] of Object.entries(step.body ?? {})) {
        const read: unknown = isTree(value) ? value['var'] : undefined;
        const type =
          typeof read === 'string' ? definition.data?.[read.replace('data.', '')]?.type : undefined;
        if (type === undefined) continue;
        const place = pointer + at('body', member, 'var');
        yield {
          edits: [
            { file, pointer: '/data/spare', put: { type } },
            { file, pointer: place, put: 'data.spare' },
          ],
          seen: { file, pointer: place },
        };
      }
  },
};
