import type { CompiledEnd, CompiledScreen, CompiledStep, Library } from '../definition/compiled.ts';
import { isScreen } from '../definition/is-screen.ts';
import { isChanging } from './change.ts';
import { journeyOf } from './draft.ts';
import type { Frame } from './state.ts';

/** A screen that is in sight: its frame’s place in the run, and its step. */
export type Shown = { index: number; frame: Frame; step: CompiledScreen | CompiledEnd };

/** Finds the screen in sight: the step of the top frame if it shows something, else the last one shown, in it or beneath. */
export function findShown(library: Library, frames: readonly Frame[]): Shown | undefined {
  for (let index = frames.length - 1; index >= 0; index -= 1) {
    const frame = frames[index] as Frame; // within its length
    const present = frame.pending === undefined ? visible(library, frame, frame.step) : undefined;
    const step = present ?? visible(library, frame, frame.history.at(-1));
    if (step !== undefined) return { index, frame, step };
  }
  return undefined;
}

function visible(library: Library, frame: Frame, name: string | undefined): Shown['step'] | undefined {
  const step = journeyOf(library, frame).steps.get(name ?? '');
  // An end is in sight only while the journey is at it: its popup is the last screen.
  const isLast = step?.kind === 'end' && step.definition.popup !== undefined;
  return isLast || isScreen(step) ? step : undefined;
}

/** Returns whether a run waits for what is being read again: it stands at a step that shows nothing, and no call is under way. */
export function isWaiting(library: Library, frames: readonly Frame[]): boolean {
  const step = restingAt(library, frames);
  return step !== undefined && step.kind !== 'end' && !isScreen(step);
}

/** Finds the step that a run is at while no call is under way. */
function restingAt(library: Library, frames: readonly Frame[]): CompiledStep | undefined {
  const top = frames.at(-1);
  return top && top.pending === undefined ? journeyOf(library, top).steps.get(top.step) : undefined;
}

/** Names a screen in events. */
export function placeOf(frame: Pick<Frame, 'frameId'>, step: string): string {
  return `${frame.frameId}/${step}`;
}

/** Returns whether Back leads anywhere from the screen at the top: within the frame, or out of it to its caller’s screen. */
export function canGoBack(library: Library, frames: readonly Frame[]): boolean {
  const step = restingAt(library, frames);
  const top = frames.at(-1);
  if (top === undefined || !isScreen(step) || step.definition.back === 'none') return false;
  if (top.history.length > 1 || isChanging(top)) return true;
  const caller = frames.at(-2);
  // A step-up is left by its own actions: the call it guards is still waiting. A caller’s commit is not gone back behind.
  if (top.committed || caller === undefined || caller.pending !== undefined || caller.barred) return false;
  return caller.history.length > 0;
}
