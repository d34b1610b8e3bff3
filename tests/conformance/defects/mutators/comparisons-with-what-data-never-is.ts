import { patternOf } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Compares data that is written by a pattern of digits with letters, and asks whether it is more than a number. */
export const comparisonsWithWhatDataNeverIs: Mutator = {
  class: 3,
  rule: 'value-impossible',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form'))
      for (const [datum, { type }] of Object.entries(definition.data ?? {})) {
        const [action] = Object.keys(step.actions);
        if (action === undefined || !patternOf(project, type).startsWith('^[0-9]')) continue;
        const guard = pointer + at('actions', action, 'when');
        const variable = { var: `data.${datum}` };
        for (const [operator, value] of [
          ['===', 'abc'],
          ['>', 3],
        ] as const) {
          const { edits } = put(file, guard, { [operator]: [variable, value] });
          yield { edits, seen: { file, pointer: `${guard}/${operator}/1` } };
        }
      }
  },
};
