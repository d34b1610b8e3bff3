import type { OperationFacts } from '../definition/compiled.ts';
import type { BankReply } from '../ports.ts';

/** What the bank says with a challenge (SCA-31); the input of the step-up journey. */
export type Challenge = {
  phoneNumbers: readonly unknown[];
  channel: string;
  trxData: string;
  mtTransactionId: string;
  additionalInfo: string;
  serviceId: string;
  /** What the holder signs, by name (S-07). */
  servicePayload: Readonly<Record<string, unknown>>;
};

/** What a reply is. */
export type BankOutcome =
  | { kind: 'done'; value: unknown }
  /** `body` is all that it says. */
  | { kind: 'refused'; code: string; type?: string; pointer?: string; process?: string; body?: unknown }
  | { kind: 'sca'; challenge: Challenge }
  | { kind: 'unauthorised' }
  | { kind: 'unreachable'; answered?: true; unsent?: true; body?: undefined };

type Body = Readonly<Record<string, unknown>>;

/**
 * Decides what a reply is, from its status, its body and the contract (HDR-07 to HDR-10, SCA-22): the one place that does.
 * It is also the one place that takes the tokens out of a reply: the port that sends calls keeps them, no journey sees them.
 */
export function classify(reply: BankReply, operation?: OperationFacts): BankOutcome {
  if (reply.kind === 'unreachable') return reply;
  const { status, retryAfter } = reply;
  const { token = 'bearer', sca, scaResult } = { ...operation };
  const body = isBody(reply.body) ? reply.body : {};
  if (status >= 200 && status < 300) return succeeded(reply.body, body, scaResult);
  // Before a login there is no holder to sign out: a flow that has lapsed is for its journey to begin again.
  if (status === 401 && token === 'bearer') return { kind: 'unauthorised' };
  const asked = body['sca'];
  if (sca && status === 403 && body['code'] === 'SCA_REQUIRED' && isBody(asked))
    return { kind: 'sca', challenge: challengeOf(asked) };
  return refused(status, { ...body, retryAfter });
}

function succeeded(value: unknown, body: Body, asksInside = false): BankOutcome {
  if (asksInside && body['result'] === 'SCA') return { kind: 'sca', challenge: challengeOf(body) };
  return { kind: 'done', value: withoutTokens(value, body) };
}

function withoutTokens(value: unknown, body: Body): unknown {
  if (!('access_token' in body) && !('clientAccessToken' in body)) return value;
  const { access_token: _access, clientAccessToken: _client, ...rest } = body;
  return rest;
}

function refused(status: number, body: Body): BankOutcome {
  const { code, type, pointer, process } = body;
  const known = typeof code === 'string' || typeof code === 'number';
  return {
    kind: 'refused',
    code: known ? String(code) : `HTTP_${status}`,
    type: text(type),
    pointer: text(pointer),
    process: text(process),
    body,
  };
}

/** A challenge is whole whatever the bank leaves out: the step-up journey finds every input. */
function challengeOf(body: Body): Challenge {
  const { phoneNumbers, servicePayload } = body;
  return {
    channel: text(body['channel']),
    trxData: text(body['trxData']),
    mtTransactionId: text(body['mtTransactionId']),
    additionalInfo: text(body['additionalInfo']),
    serviceId: text(body['serviceId']),
    phoneNumbers: Array.isArray(phoneNumbers) ? phoneNumbers : [],
    servicePayload: isBody(servicePayload) ? servicePayload : {},
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
