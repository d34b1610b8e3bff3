import {
  errorTypes,
  listAfter,
  listChanges,
  type CompiledJourney,
  type CompiledStep,
  type ListChange,
} from '#engine';
import type { CallStep, FormFile } from '#schemas';
import type { JourneySource, Sources } from '../source/sources.ts';
import { pointerKeys } from '../source/document.ts';
import { compiledJourney } from '../graph/compiled.ts';
import type { GraphEdge } from '../graph/control-flow.ts';
import { withDataMeant } from '../symbols/data-names.ts';
import { readsIn, type Read } from '../values/expressions.ts';
import { isPlain, type Facts } from '../values/path-conditions.ts';
import { listsOf, soundJourneys, type SoundJourney } from '../graph/journeys.ts';
import { onceFor } from '../source/memoize.ts';
import { runsOf, type Runs } from '../graph/state-space.ts';
import { slotsOf, type Slot } from '../values/expression-sites.ts';

/** What the holder’s answer does to data. */
export type Change = {
  /** What it gives a value. */
  sets: readonly string[];
  /** What it may leave empty. */
  unanswered: readonly string[];
  /** What is forgotten with a form that is emptied. */
  forgets: readonly string[];
  /** Saved datum → what is from the answer of before, if there was one. */
  stale: ReadonlyMap<string, readonly string[]>;
};

/** What happens to data along a way, in this order. */
export type Passing = {
  /** What is erased when a call has been answered, for data kept for one call. */
  settles: readonly string[];
  /** What the holder’s answer writes and what that makes stale. */
  answer: Change;
  /** What the way reads: the guard of an answered call, what it sets, the file that it offers. */
  reads: readonly Read[];
  /** Datum → the expression that gives it a value. */
  sets: ReadonlyMap<string, unknown>;
  /** What it puts into keyed lists and takes off them; `sets` has these, too. */
  lists: readonly ListChange[];
  /** What is erased when a screen is left, for data kept for one screen. */
  leaves: readonly string[];
};

/** How data moves through a journey. */
export type DataFlow = SoundJourney & {
  compiled: CompiledJourney;
  runs: Runs;
  /** What each step reads while the run is at it. */
  reads: ReadonlyMap<string, readonly Read[]>;
  passing(edge: GraphEdge): Passing;
};

/** Returns how data moves through each journey that the engine can run; computed once for all rules. */
export const dataFlows: (sources: Sources) => readonly DataFlow[] = onceFor((sources) =>
  soundJourneys(sources)
    .map(withDataMeant)
    .flatMap((journey) => {
      const compiled = compiledJourney(journey, sources.language);
      return compiled ? [flowOf(journey, compiled, sources)] : [];
    }),
);

function flowOf(journey: SoundJourney, compiled: CompiledJourney, sources: Sources): DataFlow {
  const { definition } = journey;
  const slots = [...slotsOf(definition)];
  // What decides whether a screen offers an action, and which case of a branch is taken, is read at the step itself.
  const standing = slots.filter(
    (slot) => (wayOf(slot) === '' && !isTyped(slot, definition)) || (slot.role === 'guard' && !slot.late),
  );
  const reads = Map.groupBy(standing, ({ step = '' }) => step);
  const onWays = Map.groupBy(slots, wayOf);
  const leaving = createLeaving(compiled, journey.source);
  const keyed = listsOf(definition);
  const passing = onceFor((edge: GraphEdge): Passing => {
    const own = edge.kind === 'back' ? [] : (onWays.get(edge.pointer.replace(/\/to$/, '')) ?? []);
    const read = own.filter(({ role, late }) => role !== 'guard' || late);
    const lists = listChanges(changingOf(own), keyed);
    const sets = new Map([
      ...setsOf(own),
      ...lists.map((change) => [change.name, listAfter(change)] as const),
    ]);
    return { ...leaving(edge), reads: read.flatMap(readsOf), sets, lists };
  });
  return {
    ...journey,
    compiled,
    runs: runsOf(compiled, sources, {
      facts: (facts, edge) => knownAfter(facts, passing(edge), compiled),
      sets: (edge) => setOn(passing(edge), compiled),
      typed: (edge) => typedOn(passing(edge)),
    }),
    reads: new Map([...reads].map(([step, own]) => [step, own.flatMap(readsOf)])),
    passing,
  };
}

/** Returns whether an expression reads nothing but what stands in the field that is asked about: it is asked once that is filled. */
function isTyped({ pointer, step = '', expression }: Slot, { steps }: SoundJourney['definition']): boolean {
  const screen = steps[step];
  const on =
    screen !== undefined && 'runs' in screen && pointer.includes('/runs/') ? screen.runs?.on : undefined;
  if (screen === undefined || !('saves' in screen) || on === undefined) return false;
  const typed = Object.entries(screen.saves ?? {}).flatMap(([datum, field]) => (field === on ? datum : []));
  const reads = [...readsIn(expression)];
  return reads.length > 0 && reads.every(({ path }) => typed.includes(path));
}

/** Names the data that a way empties, or may empty. */
export const forgottenOn = ({ settles, answer, leaves }: Passing): string[] => [
  ...settles,
  ...answer.forgets,
  ...[...answer.stale.values()].flat(),
  ...leaves,
];

/** Returns whether a datum may be another behind a way. */
export const changes = (passing: Passing, datum: string): boolean =>
  passing.sets.has(datum) ||
  [...passing.answer.sets, ...passing.answer.unanswered, ...forgottenOn(passing)].includes(datum);

/** Says what is still known when a way has been gone: what it changes is not, but for a plain value. */
function knownAfter(facts: Facts, passing: Passing, { initial }: CompiledJourney): Facts {
  const { answer, sets } = passing;
  const known = new Map(facts);
  const learnt = (datum: string, value: unknown) => {
    if (isPlain(value)) known.set(`data.${datum}`, { is: value });
    else known.delete(`data.${datum}`);
  };
  for (const datum of [...answer.sets, ...answer.unanswered]) known.delete(`data.${datum}`);
  for (const datum of forgottenOn(passing))
    if (facts.has(`data.${datum}`)) learnt(datum, initial[datum] ?? {});
  for (const [datum, expression] of sets) learnt(datum, expression);
  return known;
}

/** Names the data that a way sets so that Back takes it back: what is kept for one call or one screen is not. */
export const setOn = (passing: Passing, { definition }: CompiledJourney): string[] =>
  [...passing.sets.keys()].filter((datum) => definition.data?.[datum]?.keep === undefined);

/** Names the data that stay as the holder’s answer, or what empties them, leaves them. */
export const typedOn = (passing: Passing): string[] => [
  ...passing.answer.sets,
  ...passing.answer.unanswered,
  ...forgottenOn(passing),
];

/** Names the way that an expression stands on, by its pointer; "" for what a step reads while the run is at it. */
function wayOf({ role, pointer }: Slot): string {
  const depth = { sets: 2, puts: 2, removes: 2, file: 2, visit: 2, guard: 1 }[role as string];
  return depth === undefined ? '' : pointer.split('/').slice(0, -depth).join('/');
}

const readsOf = ({ expression, pointer }: Slot): Read[] => [...readsIn(expression, pointer)];

const setsOf = (slots: readonly Slot[]): ReadonlyMap<string, unknown> =>
  new Map(
    slots.flatMap(({ role, name = '', expression }) =>
      role === 'sets' ? [[name.replace(/^data\./, ''), expression]] : [],
    ),
  );

/** Reads what an edge puts into lists and takes off them. */
const changingOf = (slots: readonly Slot[]) => {
  const under = (kind: 'puts' | 'removes') =>
    Object.fromEntries(
      slots.flatMap(({ role, name = '', expression }) => (role === kind ? [[name, expression]] : [])),
    );
  return { puts: under('puts'), removes: under('removes') };
};

type Leaving = Pick<Passing, 'settles' | 'answer' | 'leaves'>;

const nothing: Change = { sets: [], unanswered: [], forgets: [], stale: new Map() };

function createLeaving(compiled: CompiledJourney, source: JourneySource): (edge: GraphEdge) => Leaving {
  const answers = createAnswers(compiled, source);
  return (edge) => {
    const step = compiled.steps.get(edge.from);
    const leaves = edge.to === edge.from ? [] : (step?.erases ?? []);
    if (step?.kind === 'call') {
      const emptied = emptiedBy(edge, step.definition, compiled);
      return { settles: compiled.nextCall, answer: { ...nothing, forgets: emptied }, leaves };
    }
    return { settles: [], answer: answerOn(edge, step, { answers, compiled }), leaves };
  };
}

type Answering = { answers: (edge: GraphEdge) => Change; compiled: CompiledJourney };

/** Says what the holder’s answer does on a way that no call has led to. */
function answerOn(edge: GraphEdge, step: CompiledStep | undefined, parts: Answering): Change {
  const isAbout = edge.kind === 'typed' && step !== undefined && 'runs' in step;
  if (isAbout) return { ...nothing, forgets: step.runs?.writes ?? [] };
  if (edge.by !== undefined) return refusedAnswer(edge, parts);
  return edge.kind === 'action' ? parts.answers(edge) : nothing;
}

/** What was answered is saved before a list refuses it. */
function refusedAnswer(edge: GraphEdge, { answers, compiled }: Answering): Change {
  const answer = answers({ ...edge, name: pointerKeys(edge.by ?? '').at(-1) ?? '' });
  const emptied = emptiedBy(edge, {}, compiled);
  const kept = (names: readonly string[]) => names.filter((name) => !emptied.includes(name));
  return {
    ...answer,
    sets: kept(answer.sets),
    unanswered: kept(answer.unanswered),
    forgets: [...answer.forgets, ...emptied],
  };
}

/** Names what a refusal empties: what the form in sight had saved. */
function emptiedBy(
  edge: GraphEdge,
  step: Pick<CallStep, 'errors'>,
  { definition, steps }: CompiledJourney,
): string[] {
  const route = step.errors?.[edge.name] ?? definition.errors?.[edge.name];
  if (!route || !errorTypes[route.type].empties) return [];
  const screen = steps.get(edge.to);
  return screen && 'saves' in screen ? screen.saves.map(({ datum }) => datum) : [];
}

function createAnswers(compiled: CompiledJourney, source: JourneySource): (edge: GraphEdge) => Change {
  return ({ from, name }) => {
    const step = compiled.steps.get(from);
    if (!step || !('saves' in step)) return nothing;
    const action = step.actions.get(name);
    const saves = action?.submits === true ? step.saves : [];
    const form = source.forms.get(step.form ?? '')?.value;
    // A view answers what it is asked for; a field that is not there is told by another rule.
    const always = (field: string) =>
      form === undefined || !(field in form.schema.properties) || isRequired(form, field);
    const saved = saves.map(({ datum }) => datum);
    const dependent = (datum: string) =>
      (compiled.dependent.get(datum) ?? []).filter((each) => !saved.includes(each));
    const unanswered = saves.filter(({ path }) => !always(path[0] ?? '')).map(({ datum }) => datum);
    const reset = (action?.resets ?? []).flatMap((each) => savedInto(compiled, each));
    return {
      sets: saved.filter((datum) => !unanswered.includes(datum) && !reset.includes(datum)),
      unanswered: unanswered.filter((datum) => !reset.includes(datum)),
      forgets: reset,
      stale: new Map(saved.map((datum) => [datum, dependent(datum)])),
    };
  };
}

/** Returns whether a field must be filled in, or may be meant where a field is required that is not there. */
const isRequired = ({ schema: { properties, required = [] } }: FormFile, field: string): boolean =>
  required.some((name) => name === field || !Object.hasOwn(properties, name));

const savedInto = ({ steps }: CompiledJourney, form: string): string[] =>
  [...steps.values()].flatMap((step) =>
    'saves' in step && step.form === form ? step.saves.map(({ datum }) => datum) : [],
  );

/** Names the data that a read speaks of; none when it reads something else. */
export function datumOf({ path }: Pick<Read, 'path'>): string | undefined {
  const [root, name] = path.split('.');
  return root === 'data' ? name : undefined;
}

/** Names the data that break a run where they have no value: what is read without a default. */
export const dataNeeded = onceFor((reads: readonly Read[]): readonly string[] =>
  reads.flatMap((read) => (read.hasDefault ? [] : (datumOf(read) ?? []))),
);
