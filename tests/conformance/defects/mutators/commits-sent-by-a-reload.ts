import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Takes a run up again straight at a commit. */
export const commitsSentByAReload: Mutator = {
  class: 5,
  rule: 'commit-repeated',
  *places(project) {
    for (const { file, name, definition, step } of stepsOf(project, 'call')) {
      if (step.commit !== true) continue;
      const resume = { operation: 'recoverLoginFlow', state: 'AGAIN', at: { AGAIN: name } };
      const put = definition.resume ? { ...definition.resume, at: resume.at } : resume;
      yield { edits: [{ file, pointer: '/resume', put }], seen: { file, pointer: '/resume/at/AGAIN' } };
    }
  },
};
