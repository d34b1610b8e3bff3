import type { BankReplies, BankRequests, OperationId, ScaChallenge } from '#schemas';
import type { BankAnswer, BankTalk, CallOptions } from './sandbox.ts';

/** The password of every demo account. */
export const demoPassword = 'Percorso1!';

/**
 * Takes the reply of a call that must succeed.
 *
 * @throws {Error} with the refusal, when it did not.
 */
export function replyOf<Id extends OperationId>(answer: BankAnswer<Id>): BankReplies[Id] {
  if (answer.ok) return answer.reply;
  throw new Error(`expected a reply, got ${answer.status} ${JSON.stringify(answer.error)}`);
}

/** Names what a call was refused with; `OK` when it was not. */
export const codeOf = (answer: BankAnswer<OperationId>): string => (answer.ok ? 'OK' : answer.error.code);

/** Checks username and password and answers the token that may only finish the login. */
export async function startLogin(
  bank: BankTalk,
  username: string,
  password: string = demoPassword,
): Promise<string> {
  const { jwt } = replyOf(await bank.call('requestJwt', {}));
  const form = { grant_type: 'PASSWORD', username, password } as const;
  return replyOf(await bank.call('requestToken', form, { token: jwt })).access_token;
}

/** Names what a login with these is refused with; `OK` when it is not. */
export async function loginCode(bank: BankTalk, username: string, password: string): Promise<string> {
  const { jwt } = replyOf(await bank.call('requestJwt', {}));
  const form = { grant_type: 'PASSWORD', username, password } as const;
  return codeOf(await bank.call('requestToken', form, { token: jwt }));
}

/** Logs a demo account in, with the code from the outbox, and answers the token of the session. */
export async function logIn(bank: BankTalk, username: string): Promise<string> {
  const token = await startLogin(bank, username);
  const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token, to: username });
  return replyOf(answer).clientAccessToken;
}

/** An operation to be confirmed, and whose outbox holds the code. */
export type Confirmed<Id extends OperationId> = {
  id: Id;
  body: BankRequests[Id];
  token: string;
  to: string;
  /** Which of the numbers offered; the first unless told otherwise. */
  phone?: number;
  /** Headers of the operation's own. */
  headers?: Record<string, string>;
};

/** Does an operation that asks for a strong authentication, and answers it with the token that replaced the old one. */
export async function withProof<Id extends OperationId>(
  bank: BankTalk,
  { id, body, token, to, phone = 0, headers = {} }: Confirmed<Id>,
): Promise<{ answer: BankAnswer<Id>; token: string; proof: Record<string, string> }> {
  const challenge = await challengeOf(bank, { id, body, token, headers });
  const sent = replyOf(await bank.call('generateOtp', otpRequest(challenge, phone), { token }));
  const otp = (await bank.lastCode(to)) ?? '';
  const bound = {
    transactionId: challenge.mtTransactionId,
    transactionData: challenge.trxData,
  };
  const mfa = replyOf(await bank.call('verifyMfa', { token: sent.token, otp, ...bound }, { token }));
  const { access_token: renewed, additionalInfo } = mfa;
  const proof = { ...bound, mtTransactionId: challenge.mtTransactionId, additionalInfo };
  return {
    answer: await bank.call(id, body, { token: renewed, headers: { ...headers, ...proof } }),
    token: renewed,
    proof,
  };
}

/**
 * Sends an operation without proof and takes the challenge.
 *
 * @throws {Error} when the bank asks for no strong authentication.
 */
export async function challengeOf<Id extends OperationId>(
  bank: BankTalk,
  { id, body, ...options }: { id: Id; body: BankRequests[Id] } & CallOptions,
): Promise<ScaChallenge> {
  const asked = await bank.call(id, body, options);
  if (asked.ok || asked.error.sca === undefined)
    throw new Error(`expected a challenge, got ${JSON.stringify(asked)}`);
  return asked.error.sca;
}

/** Writes the request for the code of a challenge; its mtTransactionId serves as transactionId. */
export function otpRequest(challenge: ScaChallenge, phone = 0): BankRequests['generateOtp'] {
  const { phoneNumbers, channel, trxData, mtTransactionId, serviceId, servicePayload } = challenge;
  return {
    idPhoneNumber: phoneNumbers[phone]?.id ?? '',
    channel,
    transactionId: mtTransactionId,
    transactionData: trxData,
    mtTransactionId,
    serviceId,
    servicePayload,
  };
}
