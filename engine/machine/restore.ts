import type { Library } from '../definition/compiled.ts';
import { endUnsure, loseCommit } from '../steps/call/lose.ts';
import { leaveEnd } from '../steps/end/enter.ts';
import { advance } from './advance.ts';
import { type Draft, beginMove, endMove, stepHere, journeyOf } from './draft.ts';
import { endRun, goOn } from './frames.ts';
import type { Move } from './move.ts';
import { journeyChanged } from './present.ts';
import type { SavedFrame, SavedState } from './saved.ts';
import type { StartOptions } from './start.ts';
import type { Frame } from './state.ts';

type Around = Pick<StartOptions, 'context' | 'now'>;

/**
 * Takes a kept run up again; one that cannot go on ends as `interrupted`, and as `unsure` when a commit was on its way. What
 * an end has told is not told again: the run leaves it at once.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints when the journey is not the one that was saved:
 * `migrate` brings such a run to it.
 */
export function restore(library: Library, saved: SavedState, { context, now }: Around): Move {
  const { runId, issued, unsure, frames } = saved;
  for (const frame of frames) {
    const journey = journeyOf(library, frame);
    if (frame.hash !== journey.hash) throw journeyChanged(journey, frame);
  }
  const draft = beginMove(library, { runId, issued, context, frames: frames.map(frameOf) }, now);
  // Whatever stands there is new to the one who has loaded the page.
  draft.depth = 0;
  const top = frames.at(-1);
  if (top) goOnFrom(draft, top);
  else if (unsure) endUnsure(draft);
  else endRun(draft, 'interrupted');
  advance(draft);
  return endMove(draft);
}

function goOnFrom(draft: Draft, { sent }: SavedFrame): void {
  const step = stepHere(draft);
  if (sent && step?.kind === 'call') loseCommit(draft, step);
  else if (step?.kind === 'end') leaveEnd(draft, step);
  else goOn(draft);
}

const frameOf = ({ sent: _sent, ...kept }: SavedFrame): Frame => kept;
