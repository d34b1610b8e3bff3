import type { CompiledBranch } from '../../definition/compiled.ts';
import { followFirst, type Draft } from '../../machine/draft.ts';

/** Takes the first case whose guard holds. */
export function enterBranch(draft: Draft, step: CompiledBranch): void {
  followFirst(draft, step.cases);
}
