import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at } from '../tree.ts';

/** Reads data kept for one call when that call has been answered. */
export const secretsReadTwice: Mutator = {
  class: 4,
  rule: 'data-erased',
  *places(project) {
    for (const { file, definition, pointer, step } of stepsOf(project, 'call'))
      for (const [datum, { type, keep }] of Object.entries(definition.data ?? {})) {
        const isRead = JSON.stringify([step.body, step.headers]).includes(`"data.${datum}"`);
        if (keep !== 'next-call' || !isRead || Array.isArray(step.ok)) continue;
        const place = `${pointer}/ok${at('sets', 'data.spare')}`;
        yield {
          edits: [
            { file, pointer: '/data/spare', put: { type, sensitive: true } },
            { file, pointer: place, put: { var: `data.${datum}` } },
          ],
          seen: { file, pointer: `${place}/var` },
        };
      }
  },
};
