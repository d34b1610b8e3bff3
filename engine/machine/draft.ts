import type { CompiledJourney, CompiledStep, Library, Values } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import type { Context } from '../ports.ts';
import type { Scope } from '../rules/scope.ts';
import type { Effect } from './effect.ts';
import type { Move } from './move.ts';
import { dropPast, without } from './past.ts';
import type { Ending, Frame, JourneyState } from './state.ts';

/**
 * A move in the making. The state it began from is never written: the frames are a copy, and the top frame is a copy
 * that steps may write; what has not changed is shared with the old state.
 */
export type Draft = {
  library: Library;
  runId: string;
  context: Context;
  /** When the move is made, in epoch milliseconds. */
  now: number;
  frames: Frame[];
  /** The top frame, owned by this move. */
  frame: Frame;
  /** The journey that was looked up last. */
  journey?: CompiledJourney | undefined;
  effects: Effect[];
  issued: number;
  ended?: Ending | undefined;
  /** The step to enter next; nothing when the move has come to rest. */
  target?: string | undefined;
  /** The action that set the move off, carried by the calls it leads to. */
  action?: string | undefined;
  /** What is read again, or has failed to be. */
  refreshing?: string | undefined;
  /** How many journeys stood on one another when the move began; none in sight when a kept run is taken up. */
  depth: number;
  /** A refusal led back to the screen: the focus stays where it is. */
  refused?: true;
  /** The holder has answered, or the bank has: what is known is not asked again on the way back to a summary. */
  passes?: boolean | undefined;
};

/** Begins a move; one from a state without frames reads no frame before it has pushed one. */
export function beginMove(library: Library, state: JourneyState, now = 0): Draft {
  const { runId, context, issued, refreshing } = state;
  const frames = [...state.frames];
  const frame = own(frames);
  return {
    library,
    runId,
    context,
    now,
    frames,
    frame,
    effects: [],
    issued,
    refreshing,
    depth: frames.length,
    // Written by most moves: an object that has its members from the start is made and read faster.
    target: undefined,
    action: undefined,
    journey: undefined,
    passes: undefined,
  };
}

/** Closes a move into the state it has made. */
export function endMove(draft: Draft): Move {
  const { runId, context, frames, issued, ended, effects, refreshing } = draft;
  if (!ended) frames[frames.length - 1] = draft.frame;
  return { state: { runId, context, frames: ended ? [] : frames, issued, ended, refreshing }, effects };
}

/** Makes the top frame writable. */
export function own(frames: readonly Frame[]): Frame {
  return { ...frames.at(-1) } as Frame; // whole but for a run without frames, which pushes one before it reads any
}

/** Gives the next stable id of the run. */
export function nextId(draft: Draft): string {
  draft.issued += 1;
  return `${draft.runId}.${draft.issued}`;
}

/** Adds an effect; answers its id. */
export function emit(draft: Draft, effect: Effect): string {
  draft.effects.push(effect);
  return effect.id;
}

/** Notes for analytics what happened at the step that the run is at. */
export function note(draft: Draft, name: string, detail?: string): void {
  const { journey, step } = draft.frame;
  emit(draft, { id: nextId(draft), kind: 'record', journey, step, name, detail });
}

/** Finds the journey of a frame. */
export function journeyOf(library: Library, frame: Pick<Frame, 'journey'>): CompiledJourney {
  const journey = library.journeys.get(frame.journey);
  if (journey === undefined) throw journeyError('JOURNEY_UNKNOWN', { id: frame.journey });
  return journey;
}

/** Finds the journey of the top frame. */
export function journeyHere(draft: Draft): CompiledJourney {
  const { journey, library, frame } = draft;
  return journey?.id === frame.journey ? journey : (draft.journey = journeyOf(library, frame));
}

/** Finds the step that the top frame is at. */
export const stepHere = (draft: Draft): CompiledStep | undefined =>
  journeyHere(draft).steps.get(draft.frame.step);

/** Gathers what expressions of the top frame may read. */
export const scopeHere = ({ context, frame, now }: Draft, result?: unknown): Scope =>
  scopeOf(context, frame, { result, now });

/** Gathers what expressions may read. */
export function scopeOf(
  { profile, card, session, features }: Context,
  { input, data }: Frame,
  { result, now }: Pick<Scope, 'result' | 'now'> = {},
): Scope {
  return { profile, card, session, features, input, data, result, now };
}

/** Evaluates named expressions, into what is there already. */
export function evaluateAll(
  values: Values,
  scope: Scope,
  made: Record<string, unknown> = {},
): Record<string, unknown> {
  for (const value of values) made[value[0]] = value[1].evaluate(scope);
  return made;
}

/** Forgets data, for Back too; what has an initial value goes back to it. */
export function forget(draft: Draft, names: readonly string[]): void {
  const { frame } = draft;
  if (names.length === 0) return;
  const isGone = (name: string) => names.includes(name);
  frame.past = dropPast(frame, isGone);
  const { initial } = journeyHere(draft);
  frame.data = without(frame.data, isGone);
  for (const name of names) if (name in initial) frame.data[name] = initial[name];
}
