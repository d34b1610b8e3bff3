import type { CompiledStep } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import { enterBranch } from '../steps/branch/enter.ts';
import { enterCall } from '../steps/call/enter.ts';
import { enterEnd } from '../steps/end/enter.ts';
import { enterRun } from '../steps/journey/enter.ts';
import { enterScreen } from '../steps/screen/enter.ts';
import { refuse } from '../routing/refuse.ts';
import { type Draft, forget, journeyHere } from './draft.ts';
import { passOver } from './past.ts';

/** More steps in a row than any journey has without a screen or a call. */
const mostSteps = 500;

/**
 * Goes from step to step until the run rests: on a screen, at a call, or at its end.
 *
 * @throws {JourneyError} `JOURNEY_LOOPS` when it never does.
 */
export function advance(draft: Draft): void {
  let entered = 0;
  for (let name = draft.target; name !== undefined; name = draft.target) {
    draft.target = undefined;
    entered += 1;
    if (entered > mostSteps)
      throw journeyError('JOURNEY_LOOPS', { journey: draft.frame.journey, step: name });
    enter(draft, name);
  }
}

/** Forgets what the screen being left has shown and nobody may know any more; without it the screen cannot be shown again (S-38). */
function eraseShown(draft: Draft, next: string): void {
  const { frame } = draft;
  const last = frame.history.at(-1) ?? next;
  const erases = last === next ? undefined : journeyHere(draft).steps.get(last)?.erases;
  if (erases === undefined) return;
  forget(draft, erases);
  frame.past = passOver(frame, frame.history.length - 1);
  frame.history = frame.history.slice(0, -1);
}

/** Lets what decides by what is being read again wait for it; what could not be read is told like a call that failed. */
function waits(draft: Draft, step: CompiledStep): boolean {
  if (draft.refreshing === undefined || !decidesByContext(draft, step)) return false;
  if (draft.refreshing === 'failed') {
    draft.refreshing = undefined;
    refuse(draft, { kind: 'unreachable' });
  }
  return true;
}

/** A journey that is run decides by its `allow`. */
const decidesByContext = ({ library }: Draft, step: CompiledStep): boolean =>
  step.kind === 'journey'
    ? library.journeys.get(step.definition.journey)?.allow !== undefined
    : step.decidesByContext === true;

function enter(draft: Draft, name: string): void {
  const { frame } = draft;
  const { steps } = journeyHere(draft);
  const step = steps.get(name);
  eraseShown(draft, name);
  if (step === undefined) throw journeyError('STEP_UNKNOWN', { journey: frame.journey, step: name });
  frame.step = name;
  if (waits(draft, step)) return;
  switch (step.kind) {
    case 'form':
    case 'view':
      return enterScreen(draft, step);
    case 'call':
      return enterCall(draft, step);
    case 'branch':
      return enterBranch(draft, step);
    case 'journey':
      return enterRun(draft, step);
    case 'end':
      return enterEnd(draft, step);
  }
}
