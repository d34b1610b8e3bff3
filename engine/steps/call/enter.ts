import type { CompiledCall, Values } from '../../definition/compiled.ts';
import { stopBefore } from '../../machine/change.ts';
import { type Draft, evaluateAll, journeyHere, scopeHere } from '../../machine/draft.ts';
import { sendCall } from '../../machine/frames.ts';
import { settle } from './settle.ts';
import type { PendingCall } from '../../machine/state.ts';
import type { BankRequest } from '../../ports.ts';
import type { Scope } from '../../rules/scope.ts';

/** The header by which the bank knows a request again that it has done already. */
export const keyHeader = 'Idempotency-Key';

/** Sends a call; the journey rests until it is answered. A commit has another key each time that it is entered: it is meant anew then. */
export function enterCall(draft: Draft, step: CompiledCall): void {
  const { frame } = draft;
  const sent = frame.ahead?.[0];
  if (sent) {
    frame.pending = sent;
    frame.ahead = frame.ahead?.slice(1);
    if (sent.reply) settle(draft, sent, sent.reply);
    return;
  }
  if (step.commit && stopBefore(draft)) return;
  const key = step.commit && nextKey(draft);
  const request = requestOf(step, scopeHere(draft));
  if (key && draft.library.operations[request.operation]?.keyed)
    request.headers = { ...request.headers, [keyHeader]: key };
  send(draft, step, { request, key });
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
export function requestOf(step: CompiledCall, scope: Scope): BankRequest {
  const made = (values: Values | undefined) => values && evaluateAll(values, scope);
  const headers = made(step.headers);
  return {
    operation: step.definition.operation,
    body: made(step.body),
    query: made(step.query),
    headers: headers && texts(headers),
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
  { request, key }: Pick<PendingCall, 'request' | 'key'>,
): void {
  const call = { step: step.name, request, key, action: draft.action };
  sendCall(draft, call, step.repeatable && !holdsCode(draft));
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
