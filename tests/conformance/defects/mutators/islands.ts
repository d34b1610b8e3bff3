import type { Mutator } from '../defect.ts';
import { at } from '../tree.ts';

/** Adds two steps that lead to each other, and that no path reaches. */
export const islands: Mutator = {
  class: 2,
  rule: 'step-unreachable',
  *places({ journeys }) {
    for (const { file } of journeys)
      for (const [one, other] of [
        ['island', 'islet'],
        ['islet', 'island'],
      ] as const)
        yield {
          edits: [
            { file, pointer: at('steps', one), put: screenTo(other) },
            { file, pointer: at('steps', other), put: screenTo(one) },
          ],
          seen: { file, pointer: at('steps', one) },
        };
  },
};

const screenTo = (to: string) => ({ kind: 'form', actions: { next: { to } } });
