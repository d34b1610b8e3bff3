import type { OperationId } from '#schemas';
import type { Pick, Template } from './template.ts';

/**
 * A way through the bank, as data: calls in their order, each with a right request made of what came before. What is
 * done with each call beside (bad requests, other holders’ ids, codes) is the same for all.
 */
export type Recipe = {
  /** What it does, in a few words, for the report. */
  does: string;
  /** The role of the account that it plays; absent where nobody logs in. */
  as?: string;
  /** It needs a card that is not registered yet. */
  kit?: true;
  /** Each step needs all that are before it, whatever it takes from them; else only those whose answers it uses. */
  inOrder?: true;
  /** It leaves the account changed in a way that no other recipe can use it. */
  spends?: true;
  steps: readonly Step[];
};

/** One call, or something to be got from outside the bank. */
export type Step = CallStep | GetStep;

/** A call with a right request; templates are filled with what is known by then. */
export type CallStep = {
  call: OperationId;
  body?: Template;
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** The place of its token, if not the one of its sort: `token` of a login, `prelogin` before. */
  token?: string;
  /** The refusal of a host that does not offer this call, which is as good as an answer. */
  or?: string;
  /** Its challenge is left as it is, for the steps that follow. */
  leavesOpen?: true;
  /** What to remember of the answer, by name. */
  save?: Readonly<Record<string, Pick>>;
  /** The name under which to remember the cookie that comes with the answer, as a browser sends it. */
  cookie?: string;
};

/** Something from outside: a code that was sent to `code`, what the accounts know of the holder, a proof of work. */
export type GetStep =
  | { get: string; code: string }
  | { get: string; known: string }
  | { get: string; work: string };

/** The calls of a whole login, which most recipes begin with. */
export const login: readonly Step[] = [
  { call: 'requestJwt', body: {}, save: { prelogin: '/jwt' } },
  {
    call: 'requestToken',
    body: { grant_type: 'PASSWORD', username: '{account.username}', password: '{account.password}' },
    save: { token: '/access_token' },
  },
  { call: 'finalizeLogin', body: {}, save: { token: '/clientAccessToken' } },
];

/** The calls of a strong authentication; `challenge` is the bank’s. */
export const confirmation: readonly Step[] = [
  {
    call: 'generateOtp',
    body: {
      idPhoneNumber: '{challenge.phoneNumbers.0.id}',
      channel: '{challenge.channel}',
      transactionId: '{challenge.mtTransactionId}',
      transactionData: '{challenge.trxData}',
      mtTransactionId: '{challenge.mtTransactionId}',
      serviceId: '{challenge.serviceId}',
      servicePayload: '{challenge.servicePayload}',
    },
    headers: { additionalInfo: '{challenge.additionalInfo}' },
    save: { otpToken: '/token' },
  },
  { get: 'otp', code: '{account.username}' },
  {
    call: 'verifyMfa',
    body: {
      token: '{otpToken}',
      otp: '{otp}',
      transactionId: '{challenge.mtTransactionId}',
      transactionData: '{challenge.trxData}',
    },
    save: { token: '/access_token', additionalInfo: '/additionalInfo' },
  },
];

/** The headers that prove a strong authentication once `confirmation` is done. */
export const proof = {
  transactionId: '{challenge.mtTransactionId}',
  transactionData: '{challenge.trxData}',
  mtTransactionId: '{challenge.mtTransactionId}',
  additionalInfo: '{additionalInfo}',
};
