import type { Contract, ContractOperation } from '#schemas/provider';
import { ask } from './ask.ts';
import { check, type Row } from './row.ts';
import type { World } from './world.ts';

/** An operation of the contract, and the journeys of a bank’s folder that call it. */
export type CalledOperation = { id: string; journeys: readonly string[] };

const calls = check('calls', 'has what journeys of this folder call');
const atOnce = 4;
/** A path that no host has. */
const nowhere = '/api/percorso-doctor';

/** Says why it was not asked which calls the bank has. */
export const callsUntried = (found: string, toDo?: string): Row => calls.skip(found, toDo);

/** Says that the bank has whatever the contract has. */
export const hasAllCalls = (found: string): Row => calls.ok(found);

/**
 * Asks the host for each call that journeys of the folder make, without a token, so that nothing is done by the asking: one that is
 * there refuses, one that is not is not found.
 */
export async function lookAtCalls(world: World, target: string, { operations }: Contract): Promise<Row> {
  const called = world.calls().flatMap(({ id, journeys }) => {
    const operation = operations.get(id);
    // What anybody may ask would be done by the asking.
    return operation === undefined || operation.token === 'anonymous' ? [] : [{ ...operation, journeys }];
  });
  if (called.length === 0)
    return calls.ok(
      'no journey of this folder calls what has to be asked for; of what the package’s own journeys and pages call, percorso conformance tells',
    );
  const conformance = 'have the whole contract tried: percorso conformance';
  if (!(await isNotFound(world, target, { method: 'POST', path: nowhere })))
    return calls.skip('not told: the host does not answer 404 to what it has not', conformance);
  const absent = await filterInTurn(called, (one) => isNotFound(world, target, one));
  if (absent.length === 0) return calls.ok(`all ${called.length}`);
  const found = absent.map(({ id, journeys }) => `${id} (${journeys.join(', ')})`).join('; ');
  return calls.fail(`lacks ${found}`, `have the host offer it, or take the journey out; ${conformance}`);
}

async function isNotFound(
  world: World,
  target: string,
  { method, path }: Pick<ContractOperation, 'method' | 'path'>,
): Promise<boolean> {
  const isPlain = method.toUpperCase() === 'GET';
  const heard = await ask(world, `${target}${path}`, {
    method,
    ...(!isPlain && { body: '{}', headers: { 'content-type': 'application/json' } }),
  });
  return heard.kind === 'answered' && heard.status === 404;
}

/** Filters by what is asked of each, a few at a time. */
async function filterInTurn<One>(all: readonly One[], holds: (one: One) => Promise<boolean>): Promise<One[]> {
  const kept: One[] = [];
  for (let at = 0; at < all.length; at += atOnce) {
    const some = all.slice(at, at + atOnce);
    const answers = await Promise.all(some.map(holds));
    kept.push(...some.filter((_, index) => answers[index] === true));
  }
  return kept;
}
