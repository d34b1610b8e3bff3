import type { CompiledCall } from '../../definition/compiled.ts';
import { type Draft, evaluateAll, journeyHere, scopeHere } from '../../machine/draft.ts';
import { sendCall } from '../../machine/frames.ts';
import type { BankRequest } from '../../ports.ts';

/** Sends a call; the journey rests until it is answered. */
export function enterCall(draft: Draft, step: CompiledCall): void {
  const scope = scopeHere(draft);
  const [body, query, headers] = [step.body, step.query, step.headers].map(
    (values) => values && evaluateAll(values, scope),
  );
  send(draft, step, {
    operation: step.definition.operation,
    ...(body && { body }),
    ...(query && { query }),
    ...(headers && { headers: texts(headers) }),
  });
}

/** Sends a kept call again, with the proof of strong authentication in its headers. */
export function resend(draft: Draft, step: CompiledCall, proof: Record<string, unknown>): void {
  const { pending } = draft.frame;
  if (pending === undefined) return;
  draft.action = pending.action;
  send(draft, step, { ...pending.request, headers: { ...pending.request.headers, ...texts(proof) } });
}

function send(draft: Draft, step: CompiledCall, request: BankRequest): void {
  const { name, repeatable } = step;
  const call = { step: name, request, kept: false, action: draft.action };
  sendCall(draft, call, repeatable && !holdsCode(draft));
}

/** A call that carries what is kept for one call only is never sent twice by itself (S-52). */
function holdsCode(draft: Draft): boolean {
  return journeyHere(draft).nextCall.some((name) => name in draft.frame.data);
}

/** Headers are texts; what is not there is not sent. */
function texts(values: Record<string, unknown>): Record<string, string> {
  const made: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    if (typeof value === 'string' || typeof value === 'number') made[name] = String(value);
  return made;
}
