import type { BranchStep } from '#schemas';
import { compileCases } from '../../definition/compile-edge.ts';
import type { CompiledBranch } from '../../definition/compiled.ts';
import type { Place } from '../../rules/expression.ts';

/** Compiles a branch. */
export function compileBranch(name: string, definition: BranchStep, place: Place): CompiledBranch {
  const cases = compileCases(definition.cases, { ...place, path: `${place.path}/cases` });
  return { kind: 'branch', name, definition, cases, own: [], edges: cases };
}
