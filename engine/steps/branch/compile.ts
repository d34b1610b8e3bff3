import type { AssignStep, BranchStep } from '#schemas';
import { compileCases, compileEdge } from '../../definition/compile-edge.ts';
import type { CompiledBranch } from '../../definition/compiled.ts';
import type { Place } from '../../rules/expression.ts';

/** Compiles a branch, or what only assigns: a branch of one way. */
export function compileBranch(
  name: string,
  definition: BranchStep | AssignStep,
  place: Place,
): CompiledBranch {
  const cases =
    definition.kind === 'assign'
      ? [compileEdge(definition, place)]
      : compileCases(definition.cases, { ...place, path: `${place.path}/cases` });
  return { kind: 'branch', name, definition, cases, own: [], edges: cases };
}
