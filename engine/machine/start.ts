import type { Library } from '../definition/compiled.ts';
import type { Context } from '../ports.ts';
import { advance } from './advance.ts';
import { beginMove, endMove } from './draft.ts';
import { endRun, pushFrame } from './frames.ts';
import type { Move } from './move.ts';

/** What a run begins with. */
export type StartOptions = {
  /** Prefix of every id that the run gives out. */
  runId: string;
  journey: string;
  input: Record<string, unknown>;
  context: Context;
  /** When, in epoch milliseconds. */
  now?: number;
};

/**
 * Starts a journey and goes to its first screen or call. A journey whose `allow` does not hold ends at once, as
 * `not-allowed`.
 *
 * @throws {JourneyError} `JOURNEY_UNKNOWN` or `INPUT_MISSING` when the caller is wrong.
 */
export function start(library: Library, options: StartOptions): Move {
  const { runId, context, journey, input, now } = options;
  const draft = beginMove(library, { runId, context, frames: [], issued: 0 }, now);
  if (!pushFrame(draft, journey, input)) {
    endRun(draft, 'not-allowed');
    return { ...endMove(draft), refusal: 'NOT_ALLOWED' };
  }
  advance(draft);
  return endMove(draft);
}
