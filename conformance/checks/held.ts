import type { ContractOperation } from '#schemas/provider';
import type { Judge } from '../judge.ts';
import { judged, type Check } from '../ledger.ts';
import type { Request, Wire } from '../host/wire.ts';

type Taken = { operation: ContractOperation; good: Request; judge: Judge; wire: Wire };

/** Tries to take a session up by what has taken it up already, and by its next nonce without its cookie. */
export async function heldChecks({ operation, good, judge, wire }: Taken): Promise<Check[]> {
  if (operation.id !== 'takeUpSession') return [];
  const { cookie: _left, ...headers } = good.headers;
  const bare = { ...good, headers, body: { nonces: [Object(good.body).next], next: 'x'.repeat(22) } };
  const tried = async (name: string, request: Request) =>
    judged(name, judge.refusal(operation, await wire(request), { codes: ['UNAUTHORISED'] }));
  return [
    await tried('takes a nonce once', good),
    await tried('takes no nonce without the cookie of its session', bare),
  ];
}
