import { told } from '../../tests/conformance/judge.ts';
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

/**
 * Sends each right request and answers how many were let in, as far as the operation’s own rules: were they refused too,
 * the refusals of the trials would show nothing. It changes what the bank keeps, and so comes last.
 */
export async function controls(kept: KeptBank, stage: Stage): Promise<{ letIn: number; breaches: Breach[] }> {
  const { wire, close } = await kept.face();
  const breaches: Breach[] = [];
  let letIn = 0;
  // A logout ends the session of those that follow.
  const operations = [...stage.contract.operations.values()].toSorted(
    (one, other) => Number(one.id === 'userLogout') - Number(other.id === 'userLogout'),
  );
  let { full } = stage.cast.good;
  for (const operation of operations) {
    const cast = { ...stage.cast, good: { ...stage.cast.good, full } };
    const reply = await wire(rightRequest({ ...stage, cast }, operation));
    const { code, clientAccessToken = full } = Object(reply.body);
    full = String(clientAccessToken);
    const isLetIn = reply.status !== 0 && reply.status < 500 && !refusals.has(code);
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
