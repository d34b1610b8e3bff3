import type { CallStep } from '#schemas';
import { put, type Mutator } from '../defect.ts';
import { stepsOf, type Project } from '../project.ts';
import { isTree, nodesIn } from '../tree.ts';

/** Reads what the bank may leave out of a reply as if it were always there. */
export const defaultsGone: Mutator = {
  class: 4,
  rule: 'data-unset',
  *places(project) {
    for (const { file, pointer, step } of stepsOf(project, 'call')) {
      const open = leftOut(step, project);
      for (const { pointer: place, value } of nodesIn(step.ok, `${pointer}/ok`))
        if (place.endsWith('/var') && Array.isArray(value) && open.includes(String(value[0])))
          yield put(file, place, value[0]);
    }
  },
};

/** Names the members of a call’s reply that need not be there, as the call reads them. */
function leftOut({ operation }: CallStep, { language: { contract } }: Project): string[] {
  const { properties, required = [] } = replyOf(operation, contract);
  return isTree(properties) && Array.isArray(required)
    ? Object.keys(properties).flatMap((name) => (required.includes(name) ? [] : [`result.${name}`]))
    : [];
}

const replyOf = (operation: string, contract: Project['language']['contract']) =>
  contract.resolve(contract.schemas.get(contract.operations.get(operation)?.reply ?? '')) ?? {};
