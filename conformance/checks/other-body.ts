import type { Contract, ContractOperation } from '#schemas/provider';
import { bodySpot, isNode, spotsOf, withValue } from './contract-values.ts';
import type { Judge } from '../judge.ts';
import type { Request } from '../host/wire.ts';

type Asked = { contract: Contract; judge: Judge; operation: ContractOperation; request: Request };

/**
 * Asks for something else by one letter, digit or yes of the body, as the contract still has it; null where nothing of it
 * can be asked for otherwise.
 */
export function otherRequest({ contract, judge, operation, request }: Asked): Request | null {
  const spot = isNode(request.body) ? bodySpot(contract, operation, request.body) : null;
  if (spot === null) return null;
  const bodies = spotsOf(contract, spot)
    .flatMap(({ path, value }) => othersOf(value).map((other) => withValue(request.body, path, other)))
    .filter((body) => judge.request(operation, body) === null);
  const [body] = bodies;
  return body === undefined ? null : { ...request, body };
}

function othersOf(value: unknown): unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1];
  if (typeof value !== 'string' || value === '') return [];
  const last = value.slice(-1);
  return ['1', '2', 'a', 'Z'].filter((sign) => sign !== last).map((sign) => `${value.slice(0, -1)}${sign}`);
}
