import type { Library } from '../definition/compiled.ts';
import type { Context } from '../ports.ts';
import { advance } from './advance.ts';
import { type Draft, endMove } from './draft.ts';
import { pushFrame } from './frames.ts';
import type { Move } from './move.ts';
import type { Frame } from './state.ts';

/** What a run begins with. */
export type StartOptions = {
  /** Prefix of every id that the run gives out. */
  runId: string;
  journey: string;
  input: Record<string, unknown>;
  context: Context;
};

/**
 * Starts a journey and goes to its first screen or call. A journey whose `allow` does not hold ends at once, as
 * `not-allowed`.
 *
 * @throws {JourneyError} `JOURNEY_UNKNOWN` or `INPUT_MISSING` when the caller is wrong.
 */
export function start(library: Library, options: StartOptions): Move {
  const { runId, context, journey, input } = options;
  const draft = emptyDraft(library, { runId, context, issued: 0 });
  if (!pushFrame(draft, journey, input)) {
    const ended = { outcome: 'not-allowed', output: {} };
    return { state: { runId, context, frames: [], issued: 0, ended }, effects: [], refusal: 'NOT_ALLOWED' };
  }
  advance(draft);
  return endMove(draft);
}

/** Begins a move that has no frame yet: the first to be pushed becomes its top. */
export function emptyDraft(
  library: Library,
  run: { runId: string; context: Context; issued: number },
): Draft {
  return {
    library,
    ...run,
    frames: [],
    frame: noFrame,
    effects: [],
    ended: undefined,
    target: undefined,
    action: undefined,
    refused: false,
  };
}

/** Stands where no frame is yet; nothing reads it before the first push. */
const noFrame: Frame = {
  frameId: '',
  journey: '',
  version: '',
  hash: '',
  step: '',
  input: {},
  data: {},
  limits: {},
  forms: {},
  history: [],
  committed: false,
  barred: false,
};
