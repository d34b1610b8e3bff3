import type { CompiledJourney, Library } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import type { Context } from '../ports.ts';
import { advance } from './advance.ts';
import { type Draft, endMove, journeyHere, journeyOf, own } from './draft.ts';
import { askWhere, endRun } from './frames.ts';
import type { Move } from './move.ts';
import { emptyDraft } from './start.ts';
import type { Frame, JourneyState } from './state.ts';

/** A frame as it is kept: nothing sensitive, no call, no timer. */
export type SavedFrame = Omit<Frame, 'pending' | 'timer' | 'barred'>;

/** A run as it is kept, plain JSON; without frames it cannot be taken up again. */
export type SavedState = { runId: string; issued: number; frames: readonly SavedFrame[] };

/**
 * Keeps a run without its sensitive data and without what is under way. Each journey in it stands where it can go on
 * without what was left out: at the latest screen that needs none of it, nor do the steps after it. A call is never
 * kept: the holder sends it again himself, or not at all.
 */
export function save(library: Library, state: JourneyState): SavedState {
  const { runId, issued } = state;
  return { runId, issued, frames: keepFrom(library, state.frames, 0) ?? [] };
}

/**
 * Takes a kept run up again; one that cannot go on ends as `interrupted`.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints when the journey is not the one that was saved.
 */
export function restore(library: Library, saved: SavedState, context: Context): Move {
  const { runId, issued } = saved;
  const draft = emptyDraft(library, { runId, issued, context });
  for (const frame of saved.frames) {
    const { version, hash } = journeyOf(library, { ...frame, barred: false });
    if (version !== frame.version || hash !== frame.hash)
      throw journeyError('JOURNEY_CHANGED', {
        journey: frame.journey,
        saved: { version: frame.version, hash: frame.hash },
        present: { version, hash },
      });
    draft.frames.push({ ...frame, barred: false, pending: undefined, timer: undefined });
  }
  if (draft.frames.length === 0) endRun(draft, 'interrupted');
  else {
    draft.frame = own(draft.frames);
    goOn(draft);
    advance(draft);
  }
  return endMove(draft);
}

/** Stands again where the run was kept; one without a screen begins anew, with the question where the holder had got to. */
function goOn(draft: Draft): void {
  const { resume } = journeyHere(draft);
  if (resume !== undefined && draft.frame.history.length === 0) askWhere(draft, resume.operation);
  else draft.target = draft.frame.step;
}

function keepFrom(library: Library, frames: readonly Frame[], index: number): SavedFrame[] | undefined {
  const frame = frames[index];
  if (frame === undefined) return undefined;
  const journey = journeyOf(library, frame);
  const kept = withoutSensitive(journey, frame);
  if (index < frames.length - 1 && canWait(journey, frame)) {
    const above = keepFrom(library, frames, index + 1);
    if (above !== undefined) return [kept, ...above];
  }
  const rest = restingPlace(journey, frame);
  return rest === undefined ? undefined : [{ ...kept, ...rest }];
}

/** A caller can wait for its sub-journey when neither what it gave it nor what comes after has been left out. */
function canWait(journey: CompiledJourney, frame: Frame): boolean {
  const step = journey.steps.get(frame.step);
  if (step?.kind !== 'journey' || frame.pending !== undefined) return false;
  const given = step.input.flatMap(([, value]) => value.reads).map((read) => read.path.split('.')[1] ?? '');
  return can(journey, frame, frame.step) && !given.some((name) => leftOut(journey, frame).includes(name));
}

function restingPlace(journey: CompiledJourney, frame: Frame): Pick<Frame, 'step' | 'history'> | undefined {
  const { history } = frame;
  const last = history.findLastIndex((name) => can(journey, frame, name));
  const present = journey.steps.get(frame.step);
  if (present?.kind === 'end' && frame.pending === undefined && can(journey, frame, frame.step))
    return { step: frame.step, history };
  const step = history[last];
  if (step !== undefined) return { step, history: history.slice(0, last + 1) };
  // From the start again, unless something was done that must not be done twice.
  const commits = present?.kind === 'call' && present.definition.commit === true;
  const { start } = journey.definition;
  if (frame.committed || commits || !can(journey, frame, start)) return undefined;
  return { step: start, history: [] };
}

const can = (journey: CompiledJourney, frame: Frame, step: string): boolean =>
  !leftOut(journey, frame).some((name) => journey.needs.get(step)?.has(name) === true);

const leftOut = (journey: CompiledJourney, frame: Frame): string[] =>
  Object.keys(frame.data).filter((name) => journey.sensitive.has(name));

function withoutSensitive(journey: CompiledJourney, frame: Frame): SavedFrame {
  const { pending: _pending, timer: _timer, barred: _barred, ...kept } = frame;
  const plain = Object.entries(frame.data).filter(([name]) => !journey.sensitive.has(name));
  return { ...kept, data: { ...journey.initial, ...Object.fromEntries(plain) } };
}
