import { type Request, told } from '#conformance';
import type { Breach } from './attack.ts';
import type { KeptBank } from './bank.ts';
import { rightRequest, type Stage } from './trials.ts';

/** How a request is refused for what the trials have wrong. */
const refusals: ReadonlySet<unknown> = new Set([
  'UNAUTHORISED',
  'LOGIN_NOT_FINALISED',
  'CONTRACT_VIOLATION',
  'UNSUPPORTED_MEDIA',
  'NOT_FOUND',
]);

/** A session is held before it is taken up, and a logout ends the one of all others. */
const last = ['takeUpSession', 'userLogout'];

/** An approval is named by the call that began it: of one that nobody began NOT_FOUND is the operation’s own rule. */
const named = new Set(['readApproval', 'endApproval']);

/** By what a page that is loaded anew takes its session up: the cookie and a nonce of its own. */
type Held = { cookie?: string | undefined; nonce?: string; full?: string };

function withHeld(request: Request, operationId: string, { cookie, nonce, full }: Held): Request {
  if (operationId === 'tokenToCookie')
    return { ...request, body: { ...Object(request.body), clientAccessToken: full } };
  if (operationId !== 'takeUpSession' || cookie === undefined) return request;
  const body = { ...Object(request.body), nonces: [nonce] };
  return { ...request, headers: { ...request.headers, cookie }, body };
}

/**
 * Sends each right request and answers how many were let in, as far as the operation’s own rules: were they refused too,
 * the refusals of the trials would show nothing. It changes what the bank keeps, and so comes last.
 */
export async function controls(kept: KeptBank, stage: Stage): Promise<{ letIn: number; breaches: Breach[] }> {
  const { wire, close } = await kept.face();
  const breaches: Breach[] = [];
  let letIn = 0;
  const operations = [...stage.contract.operations.values()].toSorted(
    (one, other) => last.indexOf(one.id) - last.indexOf(other.id),
  );
  let { full } = stage.cast.good;
  let held: Held = {};
  for (const operation of operations) {
    const cast = { ...stage.cast, good: { ...stage.cast.good, full } };
    const request = withHeld(rightRequest({ ...stage, cast }, operation), operation.id, { ...held, full });
    const reply = await wire(request);
    if (operation.id === 'tokenToCookie')
      held = { cookie: reply.headers['set-cookie']?.split(';')[0], nonce: Object(request.body).nonce };
    const { code, clientAccessToken = full } = Object(reply.body);
    full = String(clientAccessToken);
    const isOwnRule = named.has(operation.id) && code === 'NOT_FOUND';
    const isLetIn = reply.status !== 0 && reply.status < 500 && (isOwnRule || !refusals.has(code));
    if (isLetIn) letIn += 1;
    else
      breaches.push({
        class: 'control',
        operationId: operation.id,
        what: 'a right request',
        how: `answered ${told(reply)}`,
      });
  }
  await close();
  return { letIn, breaches };
}
