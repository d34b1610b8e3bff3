import type { JourneyFile } from '#schemas';
import { patternOf, requestOf } from '../contract.ts';
import { put, type Mutator } from '../defect.ts';
import { stepsOf } from '../project.ts';
import { at, isTree } from '../tree.ts';

/** Sends members with a mark before them that the operation does not take. */
export const membersWrittenOtherwise: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    const { contract } = project.language;
    for (const { file, pointer, step, definition } of stepsOf(project, 'call')) {
      const members: unknown = requestOf(project, step)?.['properties'];
      for (const [name, value] of Object.entries(step.body ?? {})) {
        const wanted = contract.resolve(isTree(members) ? members[name] : undefined)?.['pattern'];
        const given = patternOf(project, typeOf(value, definition));
        if ([given, wanted].every((pattern) => typeof pattern === 'string' && pattern.startsWith('^[0-9]')))
          yield put(file, pointer + at('body', name), { cat: ['+', value] });
      }
    }
  },
};

function typeOf(value: unknown, { data, input }: JourneyFile): string | undefined {
  const path = isTree(value) && typeof value['var'] === 'string' ? value['var'] : '';
  const [root, name = ''] = path.split('.');
  return root === 'data' ? data?.[name]?.type : input?.[name];
}
