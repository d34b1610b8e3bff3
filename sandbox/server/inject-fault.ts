import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { BankError } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import type { Fault } from '../faults/faults.ts';
import { refuse } from './call.ts';
import { failed, refusalReply, type Outgoing } from './respond.ts';

const longestMs = 120_000;

/** Does what a fault asks for: answers in the bank's stead, leaves the caller without an answer (`gone`), or only waits. */
export async function injectFault(
  fault: Fault,
  { operation, reply }: { operation: ContractOperation; reply: FastifyReply },
): Promise<Outgoing | 'gone' | null> {
  switch (fault.kind) {
    case 'delay':
      await wait(Math.min(fault.ms ?? 0, longestMs), undefined, { ref: false });
      return null;
    case 'status':
      return faultReply(operation, fault.status ?? 500);
    case 'error':
      return errorReply(operation, fault.code ?? '');
    case 'malformed':
      return { status: 200, body: '{"response": tru', headers: {} };
    case 'hang':
      reply.hijack();
      return 'gone';
    case 'reset':
      reply.hijack();
      reply.raw.socket?.destroy();
      reply.raw.destroy();
      return 'gone';
  }
}

/** Returns a code of the operation; of one that may pass, with when to ask again. */
function errorReply(operation: ContractOperation, code: string): Outgoing {
  const isPassing = mayPass.includes(operation.errors[code]?.status ?? 0);
  return refusalReply(operation, refuse(code, isPassing ? { retryAfterMs: 1000 } : {}));
}

/** Returns a status in the words that the contract has for it: a refusal of the operation, or a general one. */
function faultReply({ errors }: ContractOperation, status: number): Outgoing {
  const [code, declared] =
    Object.entries(errors).find(([, error]) => error.status === status && error.type !== 'SCA') ?? [];
  const headers: Outgoing['headers'] = mayPass.includes(status) ? { 'retry-after': '1' } : {};
  if (code !== undefined && declared !== undefined)
    return { status, headers, body: { code, type: declared.type, message: declared.when } };
  return { status, headers, body: general[status] ?? failed.body };
}

/** Statuses that say when to ask again. */
const mayPass = [429, 503];

/** What a status says of an operation to which the contract gives no refusal with it. */
const general: Readonly<Record<number, BankError>> = {
  401: { code: 'UNAUTHORISED', type: 'SESSION', message: 'The session is over.' },
  429: {
    code: 'TOO_MANY_REQUESTS',
    type: 'UNAVAILABLE',
    message: 'Too many requests came in a short time.',
  },
};
