import type { CompiledBranch } from '../../definition/compiled.ts';
import { type Draft } from '../../machine/draft.ts';
import { followFirst } from '../../routing/follow.ts';

/** Takes the first case whose guard holds. */
export function enterBranch(draft: Draft, step: CompiledBranch): void {
  followFirst(draft, step.cases);
}
