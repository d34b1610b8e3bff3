import { sharedText } from '../../definition/place-text.ts';
import type { CompiledCall } from '../../definition/compiled.ts';
import { type Draft, emit, nextId, note } from '../../machine/draft.ts';
import { follow } from '../../routing/follow.ts';
import type { ErrorPopup } from '../../machine/effect.ts';
import { barBack, endRun } from '../../machine/frames.ts';

/**
 * Goes on where nobody knows whether a commit was done: by the way that the journey has for it, behind which Back does not
 * lead to it again; without one the run is over.
 */
export function loseCommit(draft: Draft, { commit, definition }: CompiledCall): void {
  note(draft, 'unsure');
  if (commit?.unsure === undefined) return endUnsure(draft);
  barBack(draft, [definition.operation]);
  follow(draft, commit.unsure);
}

/** Ends a run of which nobody knows whether it did what it was about, and says so. */
export function endUnsure(draft: Draft): void {
  emit(draft, { id: nextId(draft), kind: 'error-popup', popup: unsurePopup() });
  endRun(draft, 'unsure');
}

/** Makes the popup that says what is not known, and where to look. */
export const unsurePopup = (): ErrorPopup => ({
  kind: 'STANDARD',
  reason: 'CUSTOM',
  code: 'unsure',
  title: sharedText('unsure.title'),
  message: sharedText('unsure.message'),
});
