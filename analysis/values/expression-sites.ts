import type { CallStep, JourneyFile, Step } from '#schemas';
import { pointerTo } from '../source/document.ts';
import { isNode } from '../source/schema-shapes.ts';
import { onceFor } from '../source/memoize.ts';

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
  | 'input'
  | 'output'
  | 'sets'
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
  /** Where its `result` comes from, when it may read one: the step’s call, or the exit of the journey it runs. */
  result?: { from: 'call'; operation: string } | { from: 'journey'; journey: string; outcome: string };
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
  for (const [name, step] of Object.entries(definition.steps)) {
    for (const slot of slotsOfStep(step, pointerTo('/steps', name))) yield { ...slot, step: name };
  }
}

function* slotsOfStep(step: Step, pointer: string): Generator<Slot> {
  switch (step.kind) {
    case 'form':
      yield* members('prefill', step.prefill, `${pointer}/prefill`);
      yield* screenSlots(step, pointer);
      return;
    case 'view':
      yield* members('input', step.input, `${pointer}/input`);
      yield* screenSlots(step, pointer);
      return;
    case 'call':
      yield* callSlots(step, pointer);
      return;
    case 'branch':
      yield* edgeSlots(step.cases, `${pointer}/cases`);
      return;
    case 'journey':
      yield* members('input', step.input, `${pointer}/input`);
      for (const [outcome, edge] of Object.entries(step.exits)) {
        const result = { from: 'journey', journey: step.journey, outcome } as const;
        const exit = pointerTo(`${pointer}/exits`, outcome);
        for (const slot of edgeSlots([edge], exit, true)) yield { ...slot, result };
      }
      return;
    case 'end':
      yield* members('output', step.output, `${pointer}/output`);
      yield* members('shows', step.shows, `${pointer}/shows`);
  }
}

function* screenSlots(step: Extract<Step, { kind: 'form' | 'view' }>, pointer: string): Generator<Slot> {
  yield* members('shows', step.shows, `${pointer}/shows`);
  for (const [action, edge] of Object.entries(step.actions)) {
    yield* edgeSlots([edge], pointerTo(`${pointer}/actions`, action), true);
  }
}

function* callSlots(step: CallStep, pointer: string): Generator<Slot> {
  yield* members('query', step.query, `${pointer}/query`);
  yield* members('headers', step.headers, `${pointer}/headers`);
  yield* members('body', step.body, `${pointer}/body`);
  const single = !Array.isArray(step.ok);
  const edges = Array.isArray(step.ok) ? step.ok : [step.ok];
  const result = { from: 'call', operation: step.operation } as const;
  for (const slot of edgeSlots(edges, `${pointer}/ok`, single)) yield { ...slot, result };
  if (!step.stepUp) return;
  const { blocked, closed } = step.stepUp.exits;
  yield* edgeSlots([blocked], `${pointer}/stepUp/exits/blocked`, true);
  yield* edgeSlots([closed], `${pointer}/stepUp/exits/closed`, true);
}

type EdgeLike = { when?: unknown; sets?: { [path: string]: unknown }; file?: object; visit?: object };

function* edgeSlots(edges: readonly EdgeLike[], pointer: string, single = false): Generator<Slot> {
  for (const [index, edge] of edges.entries()) {
    const place = single ? pointer : pointerTo(pointer, index);
    if (edge.when !== undefined) yield { role: 'guard', expression: edge.when, pointer: `${place}/when` };
    yield* members('sets', edge.sets, `${place}/sets`);
    yield* members('file', edge.file, `${place}/file`);
    yield* members('visit', edge.visit, `${place}/visit`);
  }
}

function* members(role: SlotRole, mapping: unknown, pointer: string): Generator<Slot> {
  if (!isNode(mapping)) return;
  for (const [name, expression] of Object.entries(mapping)) {
    yield { role, expression, pointer: pointerTo(pointer, name), name };
  }
}
