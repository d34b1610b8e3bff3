import type { Library } from '../definition/compiled.ts';
import type { Context } from '../ports.ts';
import { endUnsure, loseCommit } from '../steps/call/lose.ts';
import { leaveEnd } from '../steps/end/enter.ts';
import { advance } from './advance.ts';
import { type Draft, beginMove, endMove, journeyHere } from './draft.ts';
import { endRun, goOn } from './frames.ts';
import { migrate } from './migrate.ts';
import type { Move } from './move.ts';
import type { SavedFrame, SavedState } from './saved.ts';
import type { Frame } from './state.ts';

/**
 * Takes a kept run up again; one that cannot go on ends as `interrupted`, and as `unsure` when a commit was on its way. What
 * an end has told is not told again: the run leaves it at once.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints when the journey is not the one that was saved,
 * and has no migration by which the run goes on.
 */
export function restore(library: Library, saved: SavedState, context: Context): Move {
  const { runId, issued, unsure, frames } = migrate(library, saved);
  const draft = beginMove(library, { runId, issued, context, frames: frames.map(frameOf) });
  // Whatever stands there is new to whoever has loaded the page.
  draft.depth = 0;
  const sent = frames.at(-1)?.sent !== undefined;
  if (frames.length > 0) goOnFrom(draft, sent);
  else if (unsure) endUnsure(draft);
  else endRun(draft, 'interrupted');
  advance(draft);
  return endMove(draft);
}

function goOnFrom(draft: Draft, sent: boolean): void {
  const step = journeyHere(draft).steps.get(draft.frame.step);
  if (sent && step?.kind === 'call') loseCommit(draft, step);
  else if (step?.kind === 'end') leaveEnd(draft, step);
  else goOn(draft);
}

const frameOf = ({ sent: _sent, ...kept }: SavedFrame): Frame => ({ ...kept, barred: false });
