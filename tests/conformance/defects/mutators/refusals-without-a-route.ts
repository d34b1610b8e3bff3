import type { CallStep } from '#schemas';
import { drop, type Mutator } from '../defect.ts';
import { routesOf, type Project } from '../project.ts';

/** Takes away routes of codes that need one. */
export const refusalsWithoutARoute: Mutator = {
  class: 5,
  rule: 'code-unrouted',
  *places(project) {
    const shared = project.sources.catalogue?.value?.codes;
    for (const { file, definition, pointer, step, code, routePointer } of routesOf(project)) {
      const others = { ...shared, ...definition.errors };
      const takesAll = '*' in { ...others, ...step.errors };
      if (!takesAll && !(code in others) && needsRoute(project, step, code))
        yield drop(file, routePointer, `${pointer}/errors`);
    }
  },
};

// They have an answer of their own: the default popup, the end of the session, the challenge.
const apart = ['CUSTOM', 'SESSION', 'SCA'];

function needsRoute({ language }: Project, { operation }: CallStep, code: string): boolean {
  const type = language.contract.operations.get(operation)?.errors[code]?.type;
  return type !== undefined && !apart.includes(type);
}
