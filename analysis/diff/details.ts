import type { JourneyFile, Step } from '#schemas';
import { isNode, type SchemaNode } from '../source/schema-shapes.ts';

/** Writes a value on one line. */
export const plain = (value: unknown): string => JSON.stringify(value);

/** What is said of a journey elsewhere, or to whoever reads its file alone. */
const saidElsewhere = new Set(['$schema', 'id', 'version', 'note', 'allow', 'steps', 'errors', 'invariants']);
/** Members of a step that lead on, each a way or a list of ways. */
const leading = new Set(['actions', 'cases', 'ok', 'exits', 'after']);

/** Lists what a journey says beside ways, guards and routes of errors: what is sent, kept and shown, and how. */
export function* detailsOf(definition: JourneyFile): Generator<[string, string]> {
  for (const [key, value] of Object.entries(definition))
    if (!saidElsewhere.has(key)) yield* membersOf(key, value);
  for (const [name, step] of Object.entries(definition.steps)) yield* detailsOfStep(name, step);
}

/** Lists what a journey promises of every path, by the names of the promises. */
export const promisesOf = ({ invariants = [] }: JourneyFile): [string, string][] =>
  invariants.map(({ id, note: _note, ...promise }) => [id, plain(promise)]);

function* detailsOfStep(name: string, step: Step): Generator<[string, string]> {
  for (const [key, value] of Object.entries(step)) {
    if (key === 'kind' || key === 'note' || key === 'errors') continue;
    const path = `${name}: ${key}`;
    if (key === 'stepUp' && isNode(value)) yield* detailsOfStepUp(path, value);
    else if (leading.has(key)) yield* alongWays(path, value);
    else yield* membersOf(path, value);
  }
}

function* detailsOfStepUp(path: string, { exits, ...rest }: SchemaNode): Generator<[string, string]> {
  for (const [key, value] of Object.entries(rest)) yield* membersOf(`${path} ${key}`, value);
  yield* alongWays(path, exits);
}

/** Tells what happens along a way; where it leads and when is told as a way and as a guard. */
function* alongWays(path: string, ways: unknown): Generator<[string, string]> {
  if (Array.isArray(ways)) {
    for (const [index, way] of ways.entries()) yield* alongWays(`${path} ${index + 1}`, way);
  } else if (isNode(ways) && typeof ways['to'] === 'string') {
    const { to: _to, when: _when, note: _note, ...rest } = ways;
    for (const [key, value] of Object.entries(rest)) yield* membersOf(`${path} ${key}`, value);
  } else if (isNode(ways)) {
    for (const [key, way] of Object.entries(ways)) yield* alongWays(`${path} ${key}`, way);
  } else {
    yield [path, plain(ways)];
  }
}

function* membersOf(path: string, value: unknown): Generator<[string, string]> {
  if (!isNode(value)) yield [path, plain(value)];
  else for (const [key, member] of Object.entries(value)) yield [`${path} ${key}`, plain(member)];
}
