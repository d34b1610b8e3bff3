import type { BankRequests, OperationId, ScaChallenge } from '#schemas';
import type { BankTalk } from './sandbox.ts';
import { challengeOf, replyOf, startLogin } from './sandbox-login.ts';

/** What waits on a phone, as the console tells it. */
export type Waiting = { id: number; title: string; details: readonly { label: string; value: string }[] };

/** What the test does on the phone of a holder. */
export function phoneOf(bank: BankTalk, username: string) {
  const waiting = () => bank.console<Waiting[]>('GET', `approvals?username=${encodeURIComponent(username)}`);
  const decide = (id: number, decision: object) =>
    bank.console<{ decided?: string; code?: string }>('POST', `approvals/${id}/decision`, decision);
  const newest = async () => (await waiting())[0]?.id ?? 0;
  return {
    waiting,
    decide,
    approve: async (number: string) => decide(await newest(), { decision: 'approve', number }),
    refuse: async () => decide(await newest(), { decision: 'refuse' }),
  };
}

/** Writes the request for the approval of a challenge. */
export function approvalRequest(challenge: ScaChallenge): BankRequests['startApproval'] {
  const { mtTransactionId, trxData, serviceId } = challenge;
  return { transactionId: mtTransactionId, transactionData: trxData, mtTransactionId, serviceId };
}

/** An operation to be approved, and the token of the session that asks for it. */
export type Asked<Id extends OperationId> = { id: Id; body: BankRequests[Id]; token: string };

/** Sends an operation without proof and asks the phone to approve it. */
export async function askPhone<Id extends OperationId>(bank: BankTalk, { id, body, token }: Asked<Id>) {
  const challenge = await challengeOf(bank, { id, body, token });
  const started = replyOf(await bank.call('startApproval', approvalRequest(challenge), { token }));
  const { approval, number } = started;
  const bound = { transactionId: challenge.mtTransactionId, transactionData: challenge.trxData };
  const read = async () => replyOf(await bank.call('readApproval', { approval }, { token }));
  /** Proves with the code that the approval gave, or with another. */
  const verify = async (otp?: string) =>
    bank.call(
      'verifyMfa',
      { token: approval, otp: otp ?? (await read()).otp ?? '000000', ...bound },
      { token },
    );
  return {
    challenge,
    started,
    approval,
    number,
    read,
    verify,
    end: () => bank.call('endApproval', { approval }, { token }),
    /** Proves, and does the operation, or another, with the proof. */
    finish: async <Other extends OperationId = Id>(other?: { id: Other; body: BankRequests[Other] }) => {
      const { access_token: renewed, additionalInfo } = replyOf(await verify());
      const headers = { ...bound, mtTransactionId: challenge.mtTransactionId, additionalInfo };
      const sent = { token: renewed, headers };
      const answer = other ? await bank.call(other.id, other.body, sent) : await bank.call(id, body, sent);
      return { answer, token: renewed, headers };
    },
  };
}

/** Asks one phone more often at once than it may be asked, and how often each answer comes of that. */
export async function manyApprovals({
  bank,
  nameOf,
}: {
  bank: BankTalk;
  nameOf: (persona: string) => string;
}) {
  const token = await startLogin(bank, nameOf('standard'));
  const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
  const send = () => bank.call('startApproval', approvalRequest(challenge), { token });
  return { tries: Array.from({ length: 12 }, () => send), answers: { OK: 5, APPROVAL_TOO_MANY: 7 } };
}
