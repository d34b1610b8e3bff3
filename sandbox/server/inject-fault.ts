import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { ContractOperation } from '#schemas/provider';
import type { Fault } from '../faults/faults.ts';
import { failureReply, type Outgoing } from './respond.ts';

const longestMs = 120_000;

/** Does what a fault asks for: answers in the bank's stead, leaves the caller without an answer (`gone`), or only waits. */
export async function injectFault(
  fault: Fault,
  { operation, reply }: { operation: ContractOperation; reply: FastifyReply },
): Promise<Outgoing | 'gone' | null> {
  switch (fault.kind) {
    case 'delay':
      await wait(Math.min(fault.ms ?? 1000, longestMs), undefined, { ref: false });
      return null;
    case 'status':
      return faultReply(operation, fault.status ?? 500);
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

function faultReply(operation: ContractOperation, status: number): Outgoing {
  const reply = failureReply(status);
  if (status === 401)
    return { ...reply, body: { code: 'UNAUTHORISED', type: 'SESSION', message: 'The session is over.' } };
  const headers = { 'retry-after': '1' };
  if (status === 429) return { ...reply, body: tooMany(operation), headers };
  return status === 503 ? { ...reply, headers } : reply;
}

/** Takes the refusal that the contract gives the operation for too many requests, or a general one. */
function tooMany({ errors }: ContractOperation): object {
  const [code, declared] = Object.entries(errors).find(([, { status }]) => status === 429) ?? [];
  return {
    code: code ?? 'TOO_MANY_REQUESTS',
    type: declared?.type ?? 'UNAVAILABLE',
    message: declared?.when ?? 'Too many requests came in a short time.',
  };
}
