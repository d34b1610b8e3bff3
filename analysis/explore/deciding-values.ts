import type { JourneyFile } from '#schemas';
import { screensOf, soundJourneys, stepsOf } from '../graph/journeys.ts';
import { operationOf, operationsIn, readsIn } from '../values/expressions.ts';
import { schemaOf } from '../values/scope.ts';
import { answerOf, slotsOf, type Slot } from '../values/expression-sites.ts';
import type { Contract } from '../source/contract.ts';
import { isNode, valueAt, type SchemaNode } from '../source/schema-shapes.ts';
import type { Sources } from '../source/sources.ts';
import type { Variation, Varied } from './variation.ts';

/**
 * Which values decide something, by place: what guards compare a variable with, carried back to where it comes from, a
 * field of a form, a reply of the bank, the input of a journey, the context.
 */
export type DecidingValues = {
  /** Places inside a root, such as `result` of a step, with the variations that matter. */
  inside(root: string): Varied[];
};

/** Names the roots of places; what guards read of the context is one for all journeys. */
export const placeOf = {
  context: () => 'context',
  input: (journey: string) => `${journey}:input`,
  data: (journey: string) => `${journey}:data`,
  result: (journey: string, step = '') => `${journey}:${step}:result`,
  answer: (journey: string, step: string) => `${journey}:${step}:answer`,
};

const mostRounds = 12;

type Values = Map<string, Map<string, Variation>>;
/** What a place is filled from; `whole` when it is that value, not one made of it. */
type Flow = { to: string; from: string; whole: boolean };

/** Gathers the values that decide, over all journeys. */
export function decidingValues(sources: Sources): DecidingValues {
  const values: Values = new Map();
  const flows: Flow[] = [];
  for (const { source, definition } of soundJourneys(sources)) {
    for (const slot of slotsOf(definition)) {
      const home = { id: source.id, definition, sources };
      addPicked(values, slot, home);
      if (slot.role === 'guard') addCompared(values, slot, home);
      else flows.push(...flowsInto(slot, home));
    }
    flows.push(...answersInto(definition));
    addStates(values, definition);
  }
  // Values pass a few journeys at most; a datum made of itself would go round for ever.
  for (let round = 0; round < mostRounds; round += 1) {
    if (flows.filter((flow) => carryBack(values, flow)).length === 0) break;
  }
  return { inside: (root) => insideOf(values, root) };
}

function insideOf(values: Values, root: string): Varied[] {
  return [...values].flatMap(([place, variations]) => {
    if (!place.startsWith(`${root}/`)) return [];
    const path = place.slice(root.length + 1).split('/');
    return [...variations.values()].map((variation) => ({ path, variation }));
  });
}

function add(values: Values, place: string, variation: Variation): boolean {
  const known = values.get(place) ?? new Map<string, Variation>();
  values.set(place, known);
  const name = JSON.stringify(variation);
  if (known.has(name)) return false;
  known.set(name, variation);
  return true;
}

function carryBack(values: Values, { to, from, whole }: Flow): boolean {
  const found = [...values].flatMap(([place, variations]) => {
    if (place !== to && !place.startsWith(`${to}/`)) return [];
    const origin = whole ? from + place.slice(to.length) : from;
    return [...variations.values()].map((variation) => [origin, variation] as const);
  });
  return found.map(([place, variation]) => add(values, place, variation)).some(Boolean);
}

/** Names where a variable of an expression lies. */
function placeOfVariable(path: string, slot: Slot, journey: string): string {
  const [root = '', ...rest] = path.split('.');
  const inner = rest.map((key) => `/${key}`).join('');
  if (root === 'input') return placeOf.input(journey) + inner;
  if (root === 'data') return placeOf.data(journey) + inner;
  if (root === 'result') return placeOf.result(journey, answerOf(slot)) + inner;
  return `${placeOf.context()}/${root}${inner}`;
}

/** Notes what a guard compares its variables with, and what makes them hold or not. */
function addCompared(values: Values, slot: Slot, home: Home): void {
  for (const { name, args } of operationsIn({ '!!': [slot.expression] })) {
    const constants = args.filter((one) => typeof one !== 'object');
    for (const argument of args) {
      const counted = operationOf(argument)?.name === 'count';
      for (const { path, hasDefault } of readsDirectly(argument)) {
        const place = placeOfVariable(path, slot, home.id);
        for (const value of choicesOf(path, slot, home)) add(values, place, { value });
        if (hasDefault) add(values, place, { absent: true });
        for (const value of constants) {
          for (const variation of near(value, name, counted)) add(values, place, variation);
        }
        if (['!', '!!', 'and', 'or', 'if'].includes(name)) {
          add(values, place, { value: true });
          add(values, place, { value: false });
        }
      }
    }
  }
}

/** Lists the values that the schema of a variable lets choose from; none where it leaves them open. */
export function choicesOf(path: string, slot: Slot, { sources, definition }: Home): unknown[] {
  const { contract } = sources.language;
  const { operations, schemas } = contract;
  if (slot.result?.from === 'call' && path.startsWith('result.')) {
    const reply = schemas.get(operations.get(slot.result.operation)?.reply ?? '');
    return choicesAt(reply, path.split('.').slice(1), contract);
  }
  return choicesAt(schemaOf(path, { sources, definition, slot }), [], contract);
}

/** Lists the choices at a path of a schema, in whichever of its shapes has it. */
export function choicesAt(schema: unknown, path: readonly string[], contract: Contract): unknown[] {
  const node = contract.resolve(schema);
  const shapes = ['oneOf', 'anyOf', 'allOf'].flatMap((name) => node?.[name] ?? []);
  const within = shapes.flatMap((shape) => choicesAt(shape, path, contract));
  const [name, ...rest] = path;
  if (name !== undefined) {
    const members = node?.['properties'];
    return [...within, ...(isNode(members) ? choicesAt(members[name], rest, contract) : [])];
  }
  if (node?.['type'] === 'boolean') return [true, false];
  return [...within, ...(Array.isArray(node?.['enum']) ? node['enum'] : [])];
}

/** Notes what picks an item of a list that a reply brings, by the list of the contract’s example. */
function addPicked(values: Values, slot: Slot, { id, sources }: Home): void {
  const { result } = slot;
  if (result?.from !== 'call') return;
  const examples = sources.language.contract.operations.get(result.operation)?.examples?.reply ?? [];
  for (const { name, args } of operationsIn(slot.expression)) {
    if (name !== 'pick') continue;
    const [list] = readsDirectly(args[0]);
    const key = typeof args[3] === 'string' ? args[3] : 'id';
    for (const { path } of readsDirectly(args[1])) {
      for (const item of examples.flatMap((reply) => itemsAt(reply, list?.path ?? '')))
        add(values, placeOfVariable(path, slot, id), { value: item[key] });
    }
  }
}

function itemsAt(reply: unknown, path: string): SchemaNode[] {
  const found = valueAt(reply, path.split('.').slice(1));
  return Array.isArray(found) ? found.filter(isNode) : [];
}

/** Lists the variables that an argument is, or counts; those deeper in it are compared there. */
function readsDirectly(argument: unknown): { path: string; hasDefault: boolean }[] {
  const operation = operationOf(argument);
  if (operation?.name === 'var' || operation?.name === 'count') return [...readsIn(argument)];
  return [];
}

function near(value: unknown, operator: string, counted: boolean): Variation[] {
  if (counted) return [Number(value), Number(value) + 1].map((length) => ({ length }));
  if (typeof value !== 'number' || operator.includes('=='))
    return [{ value }, ...(value === '' ? [] : [{ value: typeof value === 'string' ? 'OTHER' : value }])];
  return [value - 1, value, value + 1].map((one) => ({ value: one }));
}

/** The states of the bank at which a run is taken up again. */
function addStates(values: Values, { id, resume }: JourneyFile): void {
  if (!resume) return;
  for (const { path } of readsIn(resume.state)) {
    const place = placeOf.result(id) + path.slice('result'.length).replaceAll('.', '/');
    for (const state of Object.keys(resume.at)) add(values, place, { value: state });
  }
}

type Home = { id: string; definition: JourneyFile; sources: Sources };

function flowsInto(slot: Slot, home: Home): Flow[] {
  const target = targetOf(slot, home);
  if (target === undefined) return [];
  const whole = operationOf(slot.expression)?.name === 'var';
  const reads = [...readsIn(slot.expression)];
  return target.flatMap((to) =>
    reads.map(({ path }) => ({ to, whole, from: placeOfVariable(path, slot, home.id) })),
  );
}

/** Names the places that an expression fills. */
function targetOf(
  { role, name = '', step = '' }: Slot,
  { id, definition, sources }: Home,
): string[] | undefined {
  const own = definition.steps[step];
  if (role === 'sets') return [placeOf.data(id) + name.slice('data'.length).replaceAll('.', '/')];
  if (role === 'input' && own?.kind === 'journey') return [`${placeOf.input(own.journey)}/${name}`];
  if (role === 'prefill') return undefined;
  if (role !== 'output' || own?.kind !== 'end') return undefined;
  // Anyone who runs the journey reads its output as the result of that exit.
  return soundJourneys(sources).flatMap((caller) =>
    stepsOf(caller.definition, 'journey')
      .filter((run) => run.step.journey === id)
      .map((run) => `${placeOf.result(caller.source.id, `${run.name}.${own.outcome}`)}/${name}`),
  );
}

function answersInto(definition: JourneyFile): Flow[] {
  return screensOf(definition).flatMap(({ name, step }) =>
    Object.entries(step.saves ?? {}).map(([datum, pointer]) => ({
      to: placeOf.data(definition.id) + datum.slice('data'.length).replaceAll('.', '/'),
      from: placeOf.answer(definition.id, name) + pointer,
      whole: true,
    })),
  );
}
