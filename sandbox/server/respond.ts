import type { BankError } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import { isOutage } from '../db/place/is-outage.ts';
import type { Refusal } from './call.ts';

/** What goes back over the wire. */
export type Outgoing = { status: number; body: unknown; headers: Record<string, string | string[]> };

/**
 * Writes a refusal as the contract has it: status and type come from the operation's errors.
 *
 * @throws {Error} ERROR_UNDECLARED when the contract does not give the operation this code.
 */
export function refusalReply(operation: ContractOperation, refusal: Refusal): Outgoing {
  const declared = operation.errors[refusal.code];
  if (declared === undefined)
    throw new Error(`ERROR_UNDECLARED: ${operation.id} may not answer ${refusal.code}`);
  const { pointer, sca, retryAfterMs } = refusal;
  const body: BankError = {
    code: refusal.code,
    type: declared.type,
    message: declared.when,
    ...(pointer === undefined ? {} : { pointer }),
    ...(sca === undefined ? {} : { sca }),
  };
  const wait = retryAfterMs === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfterMs / 1000)) };
  return { status: declared.status, body, headers: wait };
}

const retryAfterSeconds = 5;

/** Writes what the bank answers when it failed: nothing of why, but whether it may go well later. */
export const failureReply = (error: unknown): Outgoing => (isOutage(error) ? unavailable : failed);

/** Says that the bank failed, and nothing of why. */
export const failed: Outgoing = {
  status: 500,
  body: { code: 'INTERNAL_ERROR', type: 'UNAVAILABLE', message: 'The bank failed; nothing was changed.' },
  headers: {},
};

/** Says that the bank cannot answer now, and when to ask again. */
export const unavailableFor = (retryMs: number): Outgoing => ({
  ...unavailable,
  headers: { 'retry-after': String(Math.ceil(retryMs / 1000)) },
});

const unavailable: Outgoing = {
  status: 503,
  body: {
    code: 'SERVICE_UNAVAILABLE',
    type: 'UNAVAILABLE',
    message: 'The bank cannot answer now and nothing was changed; Retry-After says when to ask again.',
  },
  headers: { 'retry-after': String(retryAfterSeconds) },
};
