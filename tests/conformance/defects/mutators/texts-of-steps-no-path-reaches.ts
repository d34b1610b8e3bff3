import type { Mutator } from '../defect.ts';

/** Writes texts for steps that no path reaches. */
export const textsOfStepsNoPathReaches: Mutator = {
  class: 6,
  rule: 'text-unreachable',
  *places({ journeys }) {
    for (const { file, texts } of journeys)
      yield {
        edits: [
          { file, pointer: '/steps/island', put: { kind: 'form', actions: { next: { to: 'island' } } } },
          { file: texts, pointer: '/island', put: { title: 'Isola', body: '', actions: { next: 'Avanti' } } },
        ],
        seen: { file: texts, pointer: '/island' },
      };
  },
};
