import type { BankReply, BankRequest } from '#engine';
import type { Contract } from '../source/contract.ts';

/** Tells how an answer of the bank in a scenario differs from what the contract lets the bank answer. */
export function replyFault(contract: Contract, operation: string, reply: BankReply): string | undefined {
  const facts = contract.operations.get(operation);
  if (!facts) return `the contract has no operation "${operation}"`;
  if (reply.kind === 'unreachable') return undefined;
  if (reply.status >= 200 && reply.status < 300) return bodyFault(contract, facts.reply, reply.body);
  const fault = bodyFault(contract, 'BankError', reply.body);
  if (fault !== undefined) return fault;
  // The schema of BankError has just been held against it.
  const { code } = reply.body as { code: string };
  const known = facts.errors[code];
  if (!known) return `"${operation}" is never refused with ${code}`;
  return known.status === reply.status
    ? undefined
    : `${code} comes with the status ${known.status}, not ${reply.status}`;
}

/** Tells how a request that a journey sends differs from what the contract takes. */
export function requestFault(contract: Contract, request: BankRequest): string | undefined {
  const facts = contract.operations.get(request.operation);
  if (!facts) return `the contract has no operation "${request.operation}"`;
  const header = Object.keys(request.headers ?? {}).find((name) => !facts.headers.includes(name));
  if (header !== undefined) return `"${request.operation}" takes no header ${header}`;
  const query = Object.keys(request.query ?? {}).find((name) => !facts.query.includes(name));
  if (query !== undefined) return `"${request.operation}" takes no query ${query}`;
  return bodyFault(contract, facts.request, request.body ?? {});
}

function bodyFault(contract: Contract, schema: string | null, body: unknown): string | undefined {
  if (schema === null) return undefined;
  const [first] = contract.violations(schema, body);
  if (!first) return undefined;
  const extra: unknown = first.params['additionalProperty'];
  const which = typeof extra === 'string' ? ` (${extra})` : '';
  return `${first.instancePath === '' ? 'the body' : `${first.instancePath} of the body`} ${first.message ?? 'is not valid'}${which}`;
}
