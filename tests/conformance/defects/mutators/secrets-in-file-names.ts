import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Puts sensitive data into the names of files. */
export const secretsInFileNames: Mutator = {
  class: 4,
  rule: 'sensitive-exposed',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'form'))
      for (const [datum, { sensitive }] of Object.entries(definition.data ?? {}))
        for (const action of sensitive === true ? Object.keys(step.actions) : []) {
          const name = { cat: [{ var: `data.${datum}` }, '.txt'] };
          const place = pointer + at('actions', action, 'file');
          yield {
            edits: [{ file, pointer: place, put: { name, content: '', mediaType: 'text/plain' } }],
            seen: { file, pointer: `${place}/name/cat/0/var` },
          };
        }
  },
};
