import type { CompiledCall, Values } from '../../definition/compiled.ts';
import { stopBefore } from '../../machine/change.ts';
import { type Draft, evaluateAll, journeyHere, scopeHere } from '../../machine/draft.ts';
import { sendCall } from '../../machine/frames.ts';
import { settle } from './settle.ts';
import type { PendingCall } from '../../machine/state.ts';
import type { BankRequest } from '../../ports.ts';
import type { Scope } from '../../rules/scope.ts';

/** The header by which the bank knows a request again that it has done already. */
const keyHeader = 'Idempotency-Key';

/** Sends a call; the journey rests until it is answered. A commit has another key each time that it is entered: it is meant anew then. */
export function enterCall(draft: Draft, step: CompiledCall): void {
  const { frame } = draft;
  const [sent, ...ahead] = frame.ahead ?? [];
  if (sent) {
    Object.assign(frame, { pending: sent, ahead });
    if (sent.reply) settle(draft, sent, sent.reply);
    return;
  }
  if (step.commit && stopBefore(draft)) return;
  const key = step.commit && nextKey(draft);
  const isKeyed = key !== undefined && draft.library.operations[step.definition.operation]?.keyed === true;
  const keyed = isKeyed ? { [keyHeader]: key } : undefined;
  send(draft, step, { request: requestOf(step, scopeHere(draft), keyed), key });
  if (step.ahead) sendAhead(draft, step.ahead);
}

/** Sends what does not wait for the call under way; each is answered in its turn. */
function sendAhead(draft: Draft, names: readonly string[]): void {
  const { frame } = draft;
  const { pending } = frame;
  frame.ahead = names.map((name) => {
    enterCall(draft, journeyHere(draft).steps.get(name) as CompiledCall); // named by the compiler, among the calls of one `all`
    return frame.pending as PendingCall; // what was just sent
  });
  frame.pending = pending;
}

/** Makes the request of a call from what its expressions say. */
export function requestOf(step: CompiledCall, scope: Scope, added?: Record<string, string>): BankRequest {
  const made = (values: Values | undefined) => values && evaluateAll(values, scope);
  const headers = made(step.headers);
  const told = added ? { ...headers, ...added } : headers;
  return {
    operation: step.definition.operation,
    body: made(step.body),
    query: made(step.query),
    headers: told && texts(told),
  };
}

/** Sends a kept call again, with the proof of strong authentication in its headers and the key that it had. */
export function resend(draft: Draft, step: CompiledCall, proof: Record<string, unknown>): void {
  const { pending } = draft.frame;
  if (pending === undefined) return;
  const { request, key } = pending;
  draft.action = pending.action;
  send(draft, step, { request: { ...request, headers: { ...request.headers, ...texts(proof) } }, key });
}

function send(
  draft: Draft,
  step: CompiledCall,
  sent: { request: BankRequest; key: string | undefined },
): void {
  const { name, repeatable } = step;
  const { request, key } = sent;
  const call = { step: name, request, kept: false, action: draft.action, ...(key !== undefined && { key }) };
  sendCall(draft, call, repeatable && !holdsCode(draft));
}

/** The name of the run, which nobody can guess, and the number that the call is about to get: the same for the same state. */
const nextKey = ({ runId, issued }: Draft): string => `${runId}-${issued + 1}`;

/** A call that carries what is kept for one call only is never sent twice by itself (S-52). */
function holdsCode(draft: Draft): boolean {
  return journeyHere(draft).nextCall.some((name) => name in draft.frame.data);
}

/** Headers are texts; what is not there is not sent. */
function texts(values: Record<string, unknown>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const name in values) {
    const value = values[name];
    if (typeof value === 'string' || typeof value === 'number') made[name] = String(value);
  }
  return made;
}
