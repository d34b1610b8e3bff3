import type { ContractOperation } from '#schemas/provider';
import { told, type Judge } from '../judge.ts';
import { judged, type Check } from '../ledger.ts';
import { keyed, newKey } from './once.ts';
import type { Reply, Request, Wire } from '../host/wire.ts';

/** Calls that move money or make a contract: the same request with the same proof is answered as the first time. */
const answeredAgain: ReadonlySet<string> = new Set(['topUpPhone', 'confirmPlan', 'extinguishPlan']);

/** Returns whether a call must ask for strong authentication each time; those that only read may. */
export const mustAsk = ({ sca, reads }: ContractOperation): boolean => sca && !reads;

/** Judges how a call that must ask has answered a token alone. */
export const asking = (isAsked: boolean, reply: Reply): Check =>
  judged('asks for strong authentication', isAsked ? null : `answered ${told(reply)} to a token alone`);

/** What a proven request is sent to, and held to. */
export type Proven = { operation: ContractOperation; request: Request; wire: Wire; judge: Judge };

/**
 * Sends a proven request twice at once and then again: a proof is good for one time, whatever key each comes with. Answers
 * what counts, and what is wrong with the others.
 */
export async function provenTwice(
  proven: Proven,
): Promise<{ request: Request; reply: Reply; checks: Check[] }> {
  const { operation, request, wire } = proven;
  const sent = keyed(operation, request, newKey());
  const [one, two] = await Promise.all([wire(request), wire(sent)]);
  const [reply, twin] = one.status === 200 && two.status !== 200 ? [one, two] : [two, one];
  const later = await wire(keyed(operation, request, newKey()));
  return {
    request: reply === two ? sent : request,
    reply: reply.status === 200 ? reply : one,
    checks: [
      judged('takes a proof once of two at the same time', wrongAgain(proven, reply, twin)),
      judged('takes a proof once', wrongAgain(proven, reply, later)),
    ],
  };
}

function wrongAgain({ operation, judge }: Proven, first: Reply, again: Reply): string | null {
  if (again.status >= 400) return judge.refusal(operation, again, { codes: Object.keys(operation.errors) });
  if (!answeredAgain.has(operation.id)) return `answered ${told(again)} to a proof that was used`;
  const isSame = JSON.stringify(again.body) === JSON.stringify(first.body);
  return isSame ? null : 'answered a request that was sent again otherwise than the first time';
}
