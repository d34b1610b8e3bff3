import type { OperationId } from '#schemas';
import type { ContractOperation } from '#schemas/provider';
import { askConfirmation, hasProof, useProof } from '../security/sessions/confirmation.ts';
import type { ReadAlong } from '../security/sessions/sessions.ts';
import {
  refuse,
  type Answer,
  type Call,
  type Confirmation,
  type HolderCall,
  type ProofHeaders,
  type Refusal,
  type Undertaking,
} from './call.ts';

type AnyCall = Call<OperationId>;

/** A handler whose operation is known only at run time. */
export type AnyHandler = {
  hash?(call: AnyCall): Promise<Refusal | string | null>;
  check?(call: AnyCall): Promise<Refusal | null>;
  confirm?(call: AnyCall): Promise<Confirmation | Undertaking<unknown> | Refusal | null>;
  run?(call: AnyCall): Promise<Answer<unknown>>;
  once?: true;
  reads?: true;
  along?(body: unknown): ReadAlong | undefined;
  ownTransactions?: true;
};

/** What does a call, and by which rules: it may ask where it has its turn. */
export type Checked = { handler: AnyHandler; operation: ContractOperation; mayAsk: boolean };

/** What may be done now: with the proof that was used for it, or without any. */
type Cleared = { kind: 'cleared'; isProven: boolean; work: Pick<AnyHandler, 'run'> };

/**
 * Runs what is cleared. Whatever its handler says, what the contract marks x-sca is never done without a proof that was
 * used up in this very call (S-73).
 *
 * @throws {Error} SCA_MISSED when a handler let such a call through, or has nothing that does it.
 */
export async function runChecked(call: AnyCall, checked: Checked): Promise<Answer<unknown>> {
  const { handler, operation } = checked;
  const cleared = (await handler.check?.(call)) ?? (await confirmed(call, checked));
  if (cleared.kind === 'refused') return cleared;
  if (cleared.work.run === undefined || (operation.scaAlways === true && !cleared.isProven))
    throw new Error(`SCA_MISSED: ${operation.id} was about to be done without a proof; its confirm must ask`);
  return cleared.work.run(call);
}

async function confirmed(call: AnyCall, { handler, mayAsk }: Checked): Promise<Refusal | Cleared> {
  const unasked = { kind: 'cleared', isProven: false, work: handler } as const;
  if (handler.confirm === undefined || call.holder === null) return unasked;
  const own: HolderCall & { proof: ProofHeaders } = { ...call, holder: call.holder };
  const confirmation = await handler.confirm(call);
  if (confirmation === null) return unasked;
  if ('kind' in confirmation) return confirmation;
  const wanted = { service: call.operationId, confirmation };
  if (!hasProof(call.proof)) return mayAsk ? askConfirmation(own, wanted) : toBeAsked;
  const refused = await useProof(own, wanted);
  return refused ?? { kind: 'cleared', isProven: true, work: 'run' in confirmation ? confirmation : handler };
}

/** What only reads keeps no challenge: where it must ask, it begins anew in a transaction. */
const toBeAsked = refuse('SCA_REQUIRED');

/** Returns whether a call that was done without its turn must be begun anew with it. */
export const mustAsk = (answered: Answer<unknown>): boolean => answered === toBeAsked;
