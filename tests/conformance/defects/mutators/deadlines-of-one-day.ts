import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Writes the day down on which a screen is over. */
export const deadlinesOfOneDay: Mutator = {
  class: 9,
  rule: 'deadline-fixed',
  *places(project) {
    for (const { file, name, pointer, step } of stepsOf(project, 'form')) {
      const to = step.actions['close']?.to;
      if (step.after !== undefined || to === undefined || to === name) continue;
      yield {
        ...put(file, `${pointer}/deadline`, { at: '2026-11-19T15:00:00.000Z', to }),
        seen: { file, pointer: `${pointer}/deadline/at` },
      };
    }
  },
};
