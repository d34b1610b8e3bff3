import { randomBytes } from 'node:crypto';
import type { Contract, ContractOperation } from '#schemas/provider';
import { told, type Judge } from '../judge.ts';
import { judged, type Check } from '../ledger.ts';
import { otherRequest } from './other-body.ts';
import { requestFor, type Reply, type Request, type Wire } from '../host/wire.ts';

const header = 'Idempotency-Key';

/** Draws a key, as a caller does for what it wants done once. */
export const newKey = (): string => randomBytes(16).toString('base64url');

/** Has a request say which wish it is; what the contract does not do once is left as it is. */
export const keyed = ({ commit }: ContractOperation, request: Request, key: string): Request =>
  commit ? { ...request, headers: { ...request.headers, [header]: key } } : request;

/** What was done by a request with a key, and what it was answered. */
export type Done = {
  contract: Contract;
  judge: Judge;
  wire: Wire;
  operation: ContractOperation;
  request: Request;
  reply: Reply;
};

/** Sends what was done by its key once more, then something else by the same key, and asks what became of it. */
export async function onceChecks(done: Done): Promise<Check[]> {
  const { operation, request, wire, judge } = done;
  if (!operation.commit || !(header in request.headers)) return [];
  const again = judged(
    'answers what came with its key again as the first time',
    wrongAgain(done, await wire(request)),
  );
  const status = await statusCheck(done);
  const other = otherRequest(done);
  if (other === null) return [again, ...status];
  const refused = judge.refusal(operation, await wire(other), { codes: ['IDEMPOTENCY_KEY_REUSED'] });
  return [again, judged('refuses another request with a key that was used', refused), ...status];
}

function wrongAgain({ reply }: Done, again: Reply): string | null {
  if (again.status !== 200) return `answered ${told(again)} to what was done already`;
  if (JSON.stringify(again.body) !== JSON.stringify(reply.body))
    return 'answered otherwise than the first time';
  return again.headers['idempotent-replayed'] === 'true'
    ? null
    : 'does not say so: Idempotent-Replayed is not true';
}

/** A host may leave out the call that asks; one that has it says of each key what became of it. */
async function statusCheck({ contract, operation, request, wire }: Done): Promise<Check[]> {
  const asking = contract.operations.get('commitStatus');
  if (asking === undefined) return [];
  const token = request.headers['authorization']?.slice('Bearer '.length) ?? null;
  const ask = async (key: string): Promise<Reply> =>
    wire(requestFor(asking, { token, query: { operation: operation.id, key } }));
  const said = await ask(request.headers[header] ?? '');
  if (said.status === 404) return [];
  const { state } = Object(said.body);
  const wrong = state === 'done' ? null : `commitStatus answered ${String(state ?? told(said))}`;
  return [judged('says of what was done by its key that it was', wrong)];
}
