import type { JourneyFile, Step } from '#schemas';
import type { GraphEdge } from '../graph/control-flow.ts';
import { everyStep, routesOf, waysOfRoute, type PlacedRoute } from '../graph/journeys.ts';
import { wayNamed, writtenEdges } from '../graph/written-edges.ts';
import { pointerTo } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { onceFor } from '../source/memoize.ts';
import { operationsIn, readsIn, type Operation, type Read } from './expressions.ts';

/** What an expression is for: to decide, to say when a promise holds, or to fill one of these places. */
export type SlotRole =
  | 'guard'
  | 'promise'
  | 'resume'
  | 'body'
  | 'query'
  | 'headers'
  | 'shows'
  | 'prefill'
  | 'deadline'
  | 'input'
  | 'output'
  | 'sets'
  | 'puts'
  | 'removes'
  | 'file'
  | 'visit';

/** A place of a journey that holds an expression. */
export type Slot = {
  role: SlotRole;
  expression: unknown;
  pointer: string;
  /** The step it stands in; none for what belongs to the whole journey. */
  step?: string;
  /** For a member of a mapping, its name. */
  name?: string;
  /** It is asked once the bank has answered or a journey has ended, not while the run is at the step. */
  late?: 'answered' | 'ended' | 'refused';
  /** Where its `result` comes from, when it may read one: the step’s call, or the exit of the journey it runs. */
  result?:
    | { from: 'call'; operation: string }
    | { from: 'journey'; journey: string; outcome: string }
    | { from: 'refusal'; code: string };
};

/** Lists every expression of a journey with its place and what it may read. */
export const slotsOf: (definition: JourneyFile) => readonly Slot[] = onceFor((definition) => [
  ...listSlots(definition),
]);

function* listSlots(definition: JourneyFile): Generator<Slot> {
  if (definition.allow !== undefined) {
    yield { role: 'guard', expression: definition.allow, pointer: '/allow' };
  }
  for (const [index, promise] of (definition.invariants ?? []).entries()) {
    if (promise.while === undefined) continue;
    yield { role: 'promise', expression: promise.while, pointer: `/invariants/${index}/while` };
  }
  const { resume } = definition;
  if (resume) {
    const result = { from: 'call', operation: resume.operation } as const;
    yield { role: 'resume', expression: resume.state, pointer: '/resume/state', result };
  }
  for (const placed of routesOf(definition)) yield* slotsOfRoute(placed);
  for (const { name, step, pointer } of everyStep(definition))
    for (const slot of slotsOfStep(step, pointer)) yield { ...slot, step: name };
}

/** The mappings that steps of each kind have. */
const mappings: Readonly<Record<Step['kind'], readonly SlotRole[]>> = {
  form: ['prefill', 'shows'],
  view: ['input', 'shows'],
  call: ['query', 'headers', 'body'],
  branch: [],
  assign: [],
  journey: ['input'],
  end: ['output', 'shows'],
};

const onEdges = ['sets', 'puts', 'removes', 'file', 'visit'] as const;

function* slotsOfStep(step: Step, pointer: string): Generator<Slot> {
  for (const role of mappings[step.kind]) yield* members(role, Reflect.get(step, role), `${pointer}/${role}`);
  const runs = 'runs' in step ? step.runs : undefined;
  for (const role of runs ? mappings.call : [])
    yield* members(role, Reflect.get(Object(runs), role), `${pointer}/runs/${role}`);
  const deadline = 'deadline' in step ? step.deadline : undefined;
  if (deadline) yield { role: 'deadline', expression: deadline.at, pointer: `${pointer}/deadline/at` };
  yield* slotsOnEdges(step, pointer);
}

function* slotsOnEdges(step: Step, pointer: string): Generator<Slot> {
  for (const { kind, name, pointer: place, edge } of writtenEdges(step, pointer)) {
    const source = resultOn(step, { kind, name });
    const late = lateOn[kind];
    const result = { ...(late && { late }), ...(source && { result: source }) };
    if (edge.when !== undefined)
      yield { role: 'guard', expression: edge.when, pointer: `${place}/when`, ...result };
    for (const role of onEdges)
      for (const slot of members(role, edge[role], `${place}/${role}`)) yield { ...slot, ...result };
  }
}

/** What a route decides by and writes; its result is what the bank has said with its refusal. */
function* slotsOfRoute({ step, code, pointer, route }: PlacedRoute): Generator<Slot> {
  const about = {
    late: 'refused' as const,
    result: { from: 'refusal' as const, code },
    ...(step !== undefined && { step }),
  };
  for (const { pointer: place, edge } of waysOfRoute(route, pointer)) {
    if (edge.when !== undefined)
      yield { role: 'guard', expression: edge.when, pointer: `${place}/when`, ...about };
    for (const slot of members('sets', edge.sets, `${place}/sets`)) yield { ...slot, ...about };
  }
}

const lateOn: Partial<Record<GraphEdge['kind'], Slot['late']>> = {
  ok: 'answered',
  exit: 'ended',
  'step-up': 'ended',
};

/** Says where the result comes from that may be read on an edge; nothing where there is none. */
export function resultOn(
  step: Step | undefined,
  { kind, name }: Pick<GraphEdge, 'kind' | 'name'>,
): Slot['result'] {
  const call = kind === 'ok' ? calledBy(step) : undefined;
  if (call) return { from: 'call', operation: call.operation };
  if (kind === 'error') return { from: 'refusal', code: name };
  if (kind === 'exit' && step?.kind === 'journey')
    return { from: 'journey', journey: step.journey, outcome: wayNamed(name) };
  return undefined;
}

/** Names what has answered, for what is known of a result: another outcome has another. */
export const answerOf = ({ step = '', result }: Pick<Slot, 'step' | 'result'>): string =>
  result?.from === 'journey'
    ? `${step}.${result.outcome}`
    : result?.from === 'refusal'
      ? `${step}!${result.code}`
      : step;

/** Finds what a step calls: itself, or what runs behind it. */
export function calledBy(step: Step | undefined): { operation: string } | undefined {
  if (step?.kind === 'call') return step;
  return step !== undefined && 'runs' in step ? step.runs : undefined;
}

function* members(role: SlotRole, mapping: unknown, pointer: string): Generator<Slot> {
  if (!isNode(mapping)) return;
  for (const [name, expression] of Object.entries(mapping)) {
    yield { role, expression, pointer: pointerTo(pointer, name), name };
  }
}

/** An operation in an expression, with the site of that. */
export type PlacedOperation = { slot: Slot; operation: Operation };

/** Lists the operations in the expressions of a journey. */
export function* operationsOf(definition: JourneyFile): Generator<PlacedOperation> {
  for (const slot of slotsOf(definition))
    for (const operation of operationsIn(slot.expression, slot.pointer)) yield { slot, operation };
}

/** Lists the variables that the expressions of a journey read. */
export function* readsOf(definition: JourneyFile): Generator<Read & { slot: Slot }> {
  for (const slot of slotsOf(definition))
    for (const read of readsIn(slot.expression, slot.pointer)) yield { ...read, slot };
}
