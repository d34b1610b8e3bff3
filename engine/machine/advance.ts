import type { CompiledStep } from '../definition/compiled.ts';
import { journeyError } from '../errors.ts';
import { enterBranch } from '../steps/branch/enter.ts';
import { enterCall } from '../steps/call/enter.ts';
import { enterEnd } from '../steps/end/enter.ts';
import { enterRun } from '../steps/journey/enter.ts';
import { enterScreen } from '../steps/screen/enter.ts';
import { refuse } from '../routing/refuse.ts';
import { type Draft, forget, journeyHere } from './draft.ts';
import { dropAhead } from './frames.ts';
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
const decidesByContext = ({ library }: Draft, step: CompiledStep): boolean | undefined =>
  step.kind === 'journey'
    ? library.journeys.get(step.definition.journey)?.allow !== undefined
    : step.decidesByContext;

function enter(draft: Draft, name: string): void {
  const { frame } = draft;
  const step = journeyHere(draft).steps.get(name);
  const { again } = frame;
  // What was done is not done once more: the run goes on at what has failed behind it (LANG-01).
  if (again?.done.includes(name)) {
    frame.again = undefined;
    frame.barred = again.done;
    draft.target = again.step;
    return;
  }
  if (frame.ahead?.[0]?.step !== name) dropAhead(draft);
  eraseShown(draft, name);
  if (step === undefined) throw journeyError('STEP_UNKNOWN', { journey: frame.journey, step: name });
  frame.step = name;
  if (waits(draft, step)) return;
  (enters[step.kind] as Enter<CompiledStep>)(draft, step); // the one for its kind
}

type Enter<Step> = (draft: Draft, step: Step) => void;

const enters: { [Kind in CompiledStep['kind']]: Enter<CompiledStep & { kind: Kind }> } = {
  form: enterScreen,
  view: enterScreen,
  call: enterCall,
  branch: enterBranch,
  journey: enterRun,
  end: enterEnd,
};
