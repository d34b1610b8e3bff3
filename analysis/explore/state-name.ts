import { errorTypes, type CompiledJourney, type Frame, type JourneyState, type Library } from '#engine';
import { onceFor } from '../source/memoize.ts';
import { valueAt } from '../source/schema-shapes.ts';

/**
 * Makes the function that names all of a state that can make a difference to what follows: where each journey stands and
 * has been, its counters, and what its guards will still read of its data.
 */
export function createStateNames(library: Library): (state: JourneyState) => string {
  const pathsOf = onceFor(guardReads);
  return ({ frames, context }) =>
    JSON.stringify([context, frames[0]?.input, frames.map((frame) => nameOf(frame, library, pathsOf))]);
}

function nameOf(frame: Frame, library: Library, pathsOf: (journey: CompiledJourney) => readonly string[][]) {
  const { journey: id, step, counted, history, committed, pending, background, data, change, again } = frame;
  const journey = library.journeys.get(id);
  // What is written again before it is read decides nothing.
  const needs = journey?.needs.get(step);
  const paths = journey ? pathsOf(journey).filter(([name = '']) => needs?.has(name) === true) : [];
  const deciding = paths.map((path) =>
    journey && asksForKeys(journey) ? keysOf(path, data, journey) : shortened(valueAt(data, path)),
  );
  return [
    id,
    step,
    counted?.map(String).toSorted(),
    journey && wayBack(journey, history),
    committed !== false,
    again,
    pending && [pending.step, pending.kept],
    background && [background.callId !== undefined, background.timer !== undefined],
    deciding,
    // What is known decides which screens are passed by on the way back to a summary.
    change && [change.at, change.answered, change.history, Object.keys(data).toSorted()],
  ];
}

/** What a refusal that leads back can find: the present screen, the form before it, and the forms that routes name. */
function wayBack({ steps, errors }: CompiledJourney, history: readonly string[]): unknown[] {
  const named = [errors, ...[...steps.values()].flatMap((step) => (step.kind === 'call' ? step.errors : []))]
    .flatMap((routes) => [...routes.values()])
    .flatMap(({ type, form }) => (errorTypes[type].to === 'previous' && form !== undefined ? form : []));
  const formOf = (name: string): string | undefined => {
    const step = steps.get(name);
    return step?.kind === 'form' ? step.form : undefined;
  };
  const before = history.slice(0, -1).findLast((name) => formOf(name) !== undefined);
  return [history.at(-1), before, named.filter((form) => history.some((name) => formOf(name) === form))];
}

/** Returns whether a guard asks what is in a list. */
const asksForKeys = onceFor(({ steps }: CompiledJourney): boolean =>
  [...steps.values()].some(({ edges }) =>
    edges.some(({ when }) => when !== undefined && JSON.stringify(when.source).includes('{"has":')),
  ),
);

/** Of a keyed list that is asked for keys these decide, in whatever order. */
function keysOf(path: readonly string[], data: Frame['data'], { definition }: CompiledJourney): unknown {
  const [name = '', ...members] = path;
  const { key } = { ...definition.data?.[name] };
  const value = valueAt(data, path);
  if (key === undefined || members.length > 0 || !Array.isArray(value)) return shortened(value);
  return value.map((item) => String(valueAt(item, [key]))).toSorted();
}

/** Of any other list only its length can decide. */
const shortened = (value: unknown): unknown => (Array.isArray(value) ? `${value.length} items` : value);

function guardReads(journey: CompiledJourney): string[][] {
  const paths = [...journey.steps.values()]
    .flatMap((step) => step.edges.flatMap(({ when }) => when?.reads ?? []))
    .flatMap(({ path }) => (path.startsWith('data.') ? [path.slice('data.'.length)] : []));
  return [...new Set(paths)].map((path) => path.split('.'));
}
