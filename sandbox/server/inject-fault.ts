import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../faults/faults.ts';
import { failureReply, type Outgoing } from './respond.ts';

const longestMs = 120_000;

/** Does what a fault asks for: answers in the bank's stead, leaves the caller without an answer (`gone`), or only waits. */
export async function injectFault(fault: Fault, reply: FastifyReply): Promise<Outgoing | 'gone' | null> {
  switch (fault.kind) {
    case 'delay':
      await wait(Math.min(fault.ms ?? 1000, longestMs), undefined, { ref: false });
      return null;
    case 'status':
      return faultReply(fault.status ?? 500);
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

function faultReply(status: number): Outgoing {
  const reply = failureReply(status);
  if (status === 401)
    return { ...reply, body: { code: 'UNAUTHORISED', type: 'SESSION', message: 'The session is over.' } };
  return status === 429 || status === 503 ? { ...reply, headers: { 'retry-after': '1' } } : reply;
}
