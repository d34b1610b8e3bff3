import { requestOf } from '../contract.ts';
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
        const path = isTree(value) && typeof value['var'] === 'string' ? value['var'] : '';
        const [root, datum = ''] = path.split('.');
        const type = root === 'data' ? definition.data?.[datum]?.type : definition.input?.[datum];
        const given = contract.resolve(contract.schemas.get(type?.replace('provider:', '') ?? ''));
        const wanted = contract.resolve(isTree(members) ? members[name] : undefined);
        const digits = /^\^\[0-9\]/;
        if (digits.test(String(given?.['pattern'])) && digits.test(String(wanted?.['pattern'])))
          yield put(file, pointer + at('body', name), { cat: ['+', value] });
      }
    }
  },
};
