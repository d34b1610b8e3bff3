import type { Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';

/** Changes a journey and not its version. */
export const versionsThatStay: Mutator = {
  class: 9,
  rule: 'version-unchanged',
  sinceClean: true,
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'form'))
      if (step.back === undefined)
        yield {
          edits: [{ file, pointer: `${pointer}/back`, put: 'none' }],
          seen: { file, pointer: '/version' },
        };
    for (const { file, pointer, step } of stepsOf(project, 'end'))
      yield {
        edits: [{ file, pointer: `${pointer}/refresh`, put: refreshedOtherwise(step.refresh) }],
        seen: { file, pointer: '/version' },
      };
  },
};

const refreshedOtherwise = (refreshed: readonly string[] = []): string[] =>
  refreshed.length === 1 && refreshed[0] === 'card' ? ['profile'] : ['card'];
