import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Hands sensitive data to journeys that show it. */
export const secretsHandedToThoseThatTell: Mutator = {
  class: 4,
  rule: 'sensitive-exposed',
  *places(project) {
    const forms = stepsOf(project, 'form');
    for (const { file, pointer, step } of stepsOf(project, 'journey')) {
      const screen = forms.find(({ id }) => id === step.journey);
      for (const name of screen ? Object.keys(step.input ?? {}) : []) {
        const place = pointer + at('input', name);
        yield {
          edits: [
            {
              file: screen?.file ?? '',
              pointer: `${screen?.pointer}/shows/leak`,
              put: { var: `input.${name}` },
            },
            { file, pointer: '/data/spare', put: { type: 'text', initial: '', sensitive: true } },
            { file, pointer: place, put: { var: 'data.spare' } },
          ],
          seen: { file, pointer: `${place}/var` },
        };
      }
    }
  },
};
