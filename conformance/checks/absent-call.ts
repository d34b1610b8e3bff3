import type { ContractOperation } from '#schemas/provider';
import { notImplemented, type Check } from '../ledger.ts';
import type { Request, Wire } from '../host/wire.ts';

/** Why a call is not tried: a host need not offer what no document has, and lacks what one has. */
export type Absence = { reason: string; check: Check | null };

/** Asks once whether a host has a call, so that one that is not there yet is told in one line; what anybody may ask is not asked so. */
export async function absenceOf(
  wire: Wire,
  { id, token, extension }: ContractOperation,
  good: Request,
): Promise<Absence | null> {
  if ((token === 'anonymous' && !extension) || !(await isAbsent(wire, good))) return null;
  if (extension) return { reason: `${id}, which is no call of the documents, is not offered`, check: null };
  return {
    reason: `${id} is not implemented`,
    check: { name: notImplemented, outcome: 'failed', detail: 'not implemented: answered 404' },
  };
}

/** Returns whether a host has no such call; it is asked by nobody, so that nothing is done by the asking. */
async function isAbsent(wire: Wire, good: Request): Promise<boolean> {
  const { authorization: _nobody, ...headers } = good.headers;
  return (await wire({ ...good, headers })).status === 404;
}
