import type { CompiledJourney, CompiledStep, Library } from '../definition/compiled.ts';
import { afterLost } from '../definition/dependencies.ts';
import { journeyOf } from '../machine/draft.ts';
import { takeBack } from '../machine/past.ts';
import { journeyChanged } from '../machine/present.ts';
import type { SavedFrame, SavedState } from '../machine/saved.ts';
import { isScreen } from '../definition/is-screen.ts';
import type { Past } from '../machine/state.ts';

/**
 * Brings a kept run to the journeys as they are now, by the migrations of those that have another version since. It says
 * `earlier` where the run goes on at a screen before the one that it was at.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints where no migration leads on.
 */
export function migrate(library: Library, saved: SavedState): SavedState {
  const frames: SavedFrame[] = [];
  for (const [index, frame] of saved.frames.entries()) {
    const journey = journeyOf(library, frame);
    const isSame = frame.hash === journey.hash;
    const canStand = standing(library, journey, frame);
    const present = isSame ? frame : renamed(journey, frame, canStand);
    const above = saved.frames.slice(index + 1);
    if (isSame || staysAt(journey, present, { canStand, above })) {
      frames.push(present);
      continue;
    }
    const { history, sent } = present;
    const step = history.at(-1);
    // What was done above, or may have been, is not stood before again.
    const isDone = sent || above.some((one) => one.committed || one.sent);
    if (isDone || step === undefined) throw journeyChanged(journey, frame);
    frames.push({ ...present, ...takeBack(present, history.length - 1), step, due: undefined });
    return { ...saved, frames, earlier: true };
  }
  return { ...saved, frames };
}

type Data = Readonly<Record<string, unknown>>;

/** Returns whether a run can stand at a step with some data. */
type Standing = (step: string, data: Data) => boolean;

/** A run stands where the journey has a step, where all is known that it, or one after it, needs, and before nothing that was done, or may have been. */
function standing(
  library: Library,
  { migrations, steps }: CompiledJourney,
  { committed }: SavedFrame,
): Standing {
  const isDone = (name: string) =>
    committed && commitsOf(library, steps.get(name)).some((operation) => committed.includes(operation));
  return (step, data) => {
    const must = migrations?.must.get(step);
    const ahead = migrations?.before.get(step) ?? [];
    return must !== undefined && [...must].every((name) => name in data) && ![...ahead].some(isDone);
  };
}

/** Names the operations that a step, or a journey that it runs, does for good. */
function commitsOf(library: Library, step: CompiledStep | undefined): string[] {
  if (step?.kind === 'call') return step.commit ? [step.definition.operation] : [];
  if (step?.kind !== 'journey') return [];
  const run = library.journeys.get(step.definition.journey);
  return [...(run?.steps.values() ?? [])].flatMap((each) => commitsOf(library, each));
}

type Staying = { canStand: Standing; above: readonly SavedFrame[] };

/** Returns whether a run goes on at the step that it stood at: a screen, an end that was told, a branch, a commit whose answer is lost, a journey that runs. */
function staysAt(
  journey: CompiledJourney,
  { step, sent, history, data }: SavedFrame,
  { canStand, above: [over] }: Staying,
): boolean {
  if (!canStand(sent ? afterLost(step) : step, data)) return false;
  const present = journey.steps.get(step);
  if (present?.kind === 'journey') return present.definition.journey === over?.journey;
  if (over) return false;
  if (present?.kind === 'call') return present.definition.operation === sent?.operation;
  return !isScreen(present) || history.at(-1) === step;
}

/**
 * Calls the steps of a kept run by their present names, and leaves out what the journey has no more, or could not show again.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` when no migration is for its version, or it lacks an input that is new.
 */
function renamed(journey: CompiledJourney, frame: SavedFrame, canStand: Standing): SavedFrame {
  const { migrations, initial, steps, version, hash } = journey;
  const range = rangeFor(journey, frame);
  if (!migrations || !range) throw journeyChanged(journey, frame);
  const keptOf = (data: Data): Record<string, unknown> => ({
    ...initial,
    ...Object.fromEntries(migrations.keeps.filter((name) => name in data).map((name) => [name, data[name]])),
  });
  const past: Record<string, Past[string]> = {};
  const history: string[] = [];
  for (const [index, old] of frame.history.entries()) {
    const screen = range.steps[old] ?? old;
    const isThere = isScreen(steps.get(screen)) && canStand(screen, keptOf(takeBack(frame, index).data));
    if (isThere && !history.includes(screen)) history.push(screen);
    // What was set since a screen that is gone counts for the one before it; the first value counts.
    const since = history.at(-1);
    if (since !== undefined) past[since] = { ...frame.past?.[old], ...past[since] };
  }
  const step = range.steps[frame.step] ?? frame.step;
  return { ...frame, version, hash, step, history, past, change: undefined, data: keptOf(frame.data) };
}

function rangeFor({ migrations, version }: CompiledJourney, frame: SavedFrame) {
  const isTaken = frame.version !== version && migrations?.takes.every((name) => name in frame.input);
  return isTaken ? migrations?.ranges.find(({ from }) => covers(from, frame.version)) : undefined;
}

/** `1.0.x` is for every version that begins so. */
const covers = (from: string, version: string): boolean =>
  from.endsWith('x') ? version.startsWith(from.slice(0, -1)) : version === from;
