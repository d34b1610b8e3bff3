import { requestOf } from '../contract.ts';
import type { Mutator } from '../defect.ts';
import { stepsOf, type Placed, type Project } from '../project.ts';
import { at, isTree } from '../tree.ts';

/** Writes what is fixed in a text that a call puts together with a sign that the bank does not take there. */
export const fixedPartsWrittenOtherwise: Mutator = {
  class: 5,
  rule: 'body-mismatch',
  *places(project) {
    for (const call of stepsOf(project, 'call'))
      for (const { place, value } of sentWithPattern(project, call)) {
        const parts: unknown = isTree(value) ? value['cat'] : undefined;
        for (const [index, part] of Array.isArray(parts) ? parts.entries() : []) {
          const seen = { file: call.file, pointer: call.pointer + place };
          if (typeof part !== 'string') continue;
          yield { edits: [{ ...seen, pointer: `${seen.pointer}/cat/${index}`, put: `${part}§` }], seen };
        }
      }
  },
};

/** Lists the members and headers of a call for which the contract has a pattern. */
function sentWithPattern(project: Project, { step }: Placed<'call'>) {
  const { contract } = project.language;
  const members: unknown = requestOf(project, step)?.['properties'];
  const headers = contract.operations.get(step.operation)?.parameters ?? [];
  const sent = [
    ...Object.entries(step.headers ?? {}).map(([name, value]) => ({
      place: at('headers', name),
      value,
      schema: headers.find((header) => header.name === name)?.schema,
    })),
    ...Object.entries(step.body ?? {}).map(([name, value]) => ({
      place: at('body', name),
      value,
      schema: contract.resolve(isTree(members) ? members[name] : undefined),
    })),
  ];
  return sent.filter(({ schema }) => schema?.['pattern'] !== undefined);
}
