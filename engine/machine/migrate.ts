import type { CompiledJourney, Library } from '../definition/compiled.ts';
import { afterLost } from '../definition/dependencies.ts';
import { journeyError } from '../errors.ts';
import { journeyOf } from './draft.ts';
import { takeBack } from './past.ts';
import type { SavedFrame, SavedState } from './saved.ts';
import { isScreen } from './shown.ts';
import type { Past } from './state.ts';

/**
 * Brings a kept run to the journeys as they are now, by the migrations of those that have another version since. It says
 * `earlier` where the run goes on at a screen before the one that it was at.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` with both versions and fingerprints where no migration leads on.
 */
export function migrate(library: Library, saved: SavedState): SavedState {
  const { frames } = saved;
  if (frames.every((frame) => frame.hash === journeyOf(library, frame).hash)) return saved;
  const brought = bring(library, frames);
  const isEarlier = brought.length < frames.length || brought.at(-1)?.stays === false;
  return {
    ...saved,
    frames: brought.map(({ stays: _stays, ...frame }) => frame),
    ...(isEarlier && { earlier: true }),
  };
}

/** A frame of the present version, and whether it stands where it stood. */
type Brought = SavedFrame & { stays: boolean };

function bring(library: Library, [frame, ...above]: readonly SavedFrame[]): Brought[] {
  if (frame === undefined) return [];
  const journey = journeyOf(library, frame);
  const isSame = frame.hash === journey.hash;
  const present = isSame ? frame : renamed(journey, frame);
  const { step, sent, history, data } = present;
  const [over] = above;
  const runs = journey.steps.get(step);
  const isKnown = isSame || isStandable(journey, sent ? afterLost(step) : step, data);
  if (isKnown && over && runs?.kind === 'journey' && runs.definition.journey === over.journey)
    return [{ ...present, stays: true }, ...bring(library, above)];
  // What was done above, or may have been, is not stood before again.
  if (above.some((one) => one.committed || one.sent !== undefined)) throw changed(journey, frame);
  if (isKnown && !over && staysAt(journey, present)) return [{ ...present, stays: true }];
  const screen = history.at(-1);
  if (sent || screen === undefined) throw changed(journey, frame);
  return [{ ...present, ...takeBack(present, history.length - 1), step: screen, stays: false }];
}

/** Returns whether a run can stand at the step that it stood at: a screen, an end that was told, a branch, a commit whose answer is lost. */
function staysAt({ steps }: CompiledJourney, { step, sent, history }: SavedFrame): boolean {
  const present = steps.get(step);
  if (sent) return present?.kind === 'call' && present.definition.operation === sent.operation;
  return present?.kind === 'branch' || present?.kind === 'end' || history.at(-1) === step;
}

type Data = Readonly<Record<string, unknown>>;

/** Returns whether all is known that a step, or one after it, needs. */
function isStandable({ migrations, needs, sensitive }: CompiledJourney, step: string, data: Data): boolean {
  const lacks = migrations?.lacks.get(step);
  const secrets = [...(needs.get(step) ?? [])].filter((name) => sensitive.has(name));
  return lacks !== undefined && secrets.length === 0 && [...lacks].every((name) => Object.hasOwn(data, name));
}

/**
 * Calls the steps of a kept run by their present names, and leaves out what the journey has no more, or could not show again.
 *
 * @throws {JourneyError} `JOURNEY_CHANGED` when no migration is for its version, or it lacks an input that is new.
 */
function renamed(journey: CompiledJourney, frame: SavedFrame): SavedFrame {
  const { definition, migrations, steps, version, hash } = journey;
  const range =
    frame.version === version
      ? undefined
      : migrations?.ranges.find(({ from }) => covers(from, frame.version));
  const isWhole = Object.keys(definition.input ?? {}).every((name) => Object.hasOwn(frame.input, name));
  if (range === undefined || !isWhole) throw changed(journey, frame);
  const named = (step: string) => range.steps[step] ?? step;
  const past: Record<string, Past[string]> = {};
  const history: string[] = [];
  for (const [index, old] of frame.history.entries()) {
    const screen = named(old);
    const then = declaredIn(journey, takeBack(frame, index).data);
    const isThere = isScreen(steps.get(screen)) && isStandable(journey, screen, then);
    if (isThere && !history.includes(screen)) history.push(screen);
    // What was set since a screen that is gone counts for the one before it; the first value counts.
    const since = history.at(-1);
    if (since !== undefined) past[since] = { ...frame.past?.[old], ...past[since] };
  }
  const data = declaredIn(journey, frame.data);
  return { ...frame, version, hash, step: named(frame.step), history, past, data };
}

function declaredIn(
  { definition, initial, sensitive }: CompiledJourney,
  data: Data,
): Record<string, unknown> {
  const known = Object.entries(data).filter(
    ([name]) => definition.data?.[name] !== undefined && !sensitive.has(name),
  );
  return { ...initial, ...Object.fromEntries(known) };
}

/** `1.0.x` is for every version that begins so. */
const covers = (from: string, version: string): boolean =>
  from.endsWith('x') ? version.startsWith(from.slice(0, -1)) : version === from;

function changed({ id, version, hash }: CompiledJourney, frame: SavedFrame): Error {
  const saved = { version: frame.version, hash: frame.hash };
  return journeyError('JOURNEY_CHANGED', { journey: id, saved, present: { version, hash } });
}
