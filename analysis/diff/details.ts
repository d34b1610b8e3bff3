import type { JourneyFile, Step } from '#schemas';
import { operationOf } from '../values/expressions.ts';
import { pointerTo } from '../source/document.ts';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';
import type { CaseNames } from './cases.ts';
import { orderChange, type Change } from './changes.ts';
import type { Wording } from './wording.ts';

/** What is said of a journey elsewhere, or to anyone who reads its file alone. */
const saidElsewhere = new Set([
  '$schema',
  'language',
  'id',
  'version',
  'note',
  'allow',
  'steps',
  'errors',
  'limits',
  'invariants',
  'unsure',
]);
/** Members of a step that are told of it, of its ways or of its routes. */
const saidOfSteps = new Set(['kind', 'note', 'errors', 'to']);
/** Members of a step that lead on, each a way or a list of ways. */
const leading = new Set(['actions', 'cases', 'ok', 'exits', 'after', 'deadline']);

type Told = [name: string, value: string];

/** Lists what a journey says beside ways, guards and routes of errors: what is sent, kept and shown, and how. */
export function* detailsOf(definition: JourneyFile, wording: Wording, named: CaseNames): Generator<Told> {
  for (const [key, value] of Object.entries(definition))
    if (!saidElsewhere.has(key)) yield* membersOf(key, key === 'data' ? withoutNotes(value) : value, wording);
  for (const [name, step] of Object.entries(definition.steps))
    yield* detailsOfStep({ name, step }, wording, named);
}

/** Lists what a journey promises of every path, by the names of the promises. */
export const promisesOf = ({ invariants = [] }: JourneyFile, { value }: Wording): Told[] =>
  invariants.map(({ id, note: _note, ...promise }) => [
    id,
    Object.entries(promise)
      .map(([key, point]) => `${key} ${typeof point === 'string' ? point : value(point)}`)
      .join(', '),
  ]);

/** Compares the order in which screens offer their actions. */
export function orderOfActions(was: JourneyFile, is: JourneyFile, { say }: Wording): Change[] {
  const order = say({ en: 'order of actions', it: 'ordine delle azioni' });
  return Object.entries(is.steps).flatMap(([name, step]) =>
    orderChange(`${name}: ${order}`, actionsOf(was.steps[name]), actionsOf(step)),
  );
}

const actionsOf = (step: Step | undefined): string[] =>
  step && 'actions' in step ? Object.keys(step.actions) : [];

function* detailsOfStep(
  { name, step }: { name: string; step: Step },
  wording: Wording,
  named: CaseNames,
): Generator<Told> {
  for (const [key, value] of Object.entries(step)) {
    if (saidOfSteps.has(key)) continue;
    const place = { path: `${name}: ${key}`, pointer: pointerTo('/steps', name, key) };
    const telling = { wording, named };
    if (key === 'stepUp') yield* detailsOfStepUp(place, Object(value), telling);
    else if (key === 'runs') yield* detailsOfRuns(place, Object(value), telling);
    else if (leading.has(key)) yield* alongWays(place, value, telling);
    else yield* membersOf(place.path, value, wording);
  }
}

/** Its routes are told with those of calls. */
function* detailsOfRuns(
  { path, pointer }: Place,
  { ok, errors: _errors, note: _note, ...rest }: SchemaNode,
  telling: Telling,
): Generator<Told> {
  for (const [key, value] of Object.entries(rest)) yield* membersOf(`${path} ${key}`, value, telling.wording);
  yield* alongWays({ path: `${path} ok`, pointer: `${pointer}/ok` }, ok, telling);
}

function* detailsOfStepUp(
  { path, pointer }: Place,
  { exits, ...rest }: SchemaNode,
  telling: Telling,
): Generator<Told> {
  for (const [key, value] of Object.entries(rest)) yield* membersOf(`${path} ${key}`, value, telling.wording);
  yield* alongWays({ path, pointer: `${pointer}/exits` }, exits, telling);
}

/** What a place is called, and its pointer. */
type Place = { path: string; pointer: string };
type Telling = { wording: Wording; named: CaseNames };

/** Tells what happens along a way; where it leads and when is told as a way and as a guard. */
function* alongWays({ path, pointer }: Place, ways: unknown, telling: Telling): Generator<Told> {
  const { wording, named } = telling;
  if (isNode(ways) && typeof ways['to'] === 'string') {
    const { to: _to, when: _when, note: _note, ...rest } = ways;
    for (const [key, value] of Object.entries(rest)) yield* membersOf(`${path} ${key}`, value, wording);
  } else if (Array.isArray(ways)) {
    for (const [index, way] of ways.entries())
      yield* alongWays({ path: `${path} ${named(pointer, index)}`, pointer: '' }, way, telling);
  } else if (isNode(ways)) {
    for (const [key, way] of Object.entries(ways))
      yield* alongWays({ path: `${path} ${key}`, pointer: pointerTo(pointer, key) }, way, telling);
  } else {
    yield [path, wording.value(ways)];
  }
}

/** Tells a mapping by its members, and one of names alone in it, as of places to go on at, by its own. */
function* membersOf(path: string, value: unknown, wording: Wording): Generator<Told> {
  for (const [key, member] of membersIn(value)) {
    const name = [path, ...key].join(' ');
    if (key.length > 0 && isOfNames(member)) {
      for (const [inner, each] of membersIn(member)) yield [[name, ...inner].join(' '), wording.value(each)];
    } else yield [name, wording.value(member)];
  }
}

/** Lists the members of a mapping, each with its name; of anything else the whole, without one. */
function membersIn(value: unknown): [string[], unknown][] {
  if (!isNode(value) || operationOf(value)) return [[[], value]];
  return Object.entries(value).map(([key, member]) => [[key], member]);
}

const isOfNames = (value: unknown): boolean =>
  isNode(value) && Object.values(value).every((member) => typeof member === 'string');

function withoutNotes(declared: unknown): unknown {
  if (!isNode(declared)) return declared;
  return Object.fromEntries(
    Object.entries(declared).map(([name, member]) => {
      const { note: _note, ...rest } = isNode(member) ? member : {};
      return [name, rest];
    }),
  );
}
