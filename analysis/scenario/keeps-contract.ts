import type { BankReply, BankRequest } from '#engine';
import type { Words } from '../report/words.ts';
import type { Contract } from '../source/contract.ts';
import { violationWords } from './value-fault.ts';

/** Tells how an answer of the bank in a scenario differs from what the contract lets the bank answer. */
export function replyFault(contract: Contract, operation: string, reply: BankReply): Words | undefined {
  const facts = contract.operations.get(operation);
  if (!facts) return noOperation(operation);
  if (reply.kind === 'unreachable') return undefined;
  if (reply.status >= 200 && reply.status < 300) return bodyFault(contract, facts.reply, reply.body);
  const fault = bodyFault(contract, 'BankError', reply.body);
  if (fault !== undefined) return fault;
  // The schema of BankError has just been held against it.
  const { code } = reply.body as { code: string };
  const known = facts.errors[code];
  if (!known)
    return {
      en: `"${operation}" is never refused with ${code}`,
      it: `"${operation}" non è mai rifiutata con ${code}`,
    };
  return known.status === reply.status
    ? undefined
    : {
        en: `${code} comes with the status ${known.status}, not ${reply.status}`,
        it: `${code} arriva con lo stato ${known.status}, non ${reply.status}`,
      };
}

/** Tells that a journey sends a request which the contract does not take, and why. */
export function requestFault(contract: Contract, request: BankRequest): Words | undefined {
  const fault = untakenIn(contract, request);
  return (
    fault && {
      en: `the journey sends what the contract does not take: ${fault.en}`,
      it: `il flusso manda ciò che il contratto non prende: ${fault.it}`,
    }
  );
}

function untakenIn(contract: Contract, request: BankRequest): Words | undefined {
  const facts = contract.operations.get(request.operation);
  if (!facts) return noOperation(request.operation);
  const header = Object.keys(request.headers ?? {}).find((name) => !facts.headers.includes(name));
  if (header !== undefined) return untaken(request.operation, `header ${header}`);
  const query = Object.keys(request.query ?? {}).find((name) => !facts.query.includes(name));
  if (query !== undefined) return untaken(request.operation, `query ${query}`);
  return bodyFault(contract, facts.request, request.body ?? {});
}

function bodyFault(contract: Contract, schema: string | null, body: unknown): Words | undefined {
  if (schema === null) return undefined;
  const [first] = contract.violations(schema, body);
  return first && violationWords(first);
}

const noOperation = (name: string): Words => ({
  en: `the contract has no operation "${name}"`,
  it: `il contratto non ha l’operazione "${name}"`,
});

const untaken = (operation: string, what: string): Words => ({
  en: `"${operation}" takes no ${what}`,
  it: `"${operation}" non prende ${what}`,
});
