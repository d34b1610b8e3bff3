import type { CompiledBranch } from '../../definition/compiled.ts';
import { type Draft, followFirst } from '../../machine/draft.ts';

/** Takes the first case whose guard holds. */
export function enterBranch(draft: Draft, step: CompiledBranch): void {
  followFirst(draft, step.cases);
}
