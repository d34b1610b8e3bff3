import { bearerOf, type Incoming } from '../../server/admit.ts';
import { refuse, type Answer, type Bank } from '../../server/call.ts';
import { canonical } from '../canonical.ts';
import { sameMac, sha256 } from '../secrets.ts';
import {
  findAnswer,
  findFormerAnswer,
  keepAnswer,
  lockWish,
  type Asking,
  type KeptAnswer,
  type Wish,
} from './kept-answers.ts';

/** A wish, and a keyed hash of all that it asks for. */
export type Sent = Wish & { requestMac: string };

/** The header by which a caller names what it wants done once. */
const header = 'idempotency-key';

/** Reads what a request wants done once; null where the contract knows no such thing of it, or it names none. */
export async function wishOf({ secrets }: Bank, incoming: Incoming): Promise<Sent | null> {
  const { operation, headers, query, body } = incoming;
  const key = headers[header];
  if (operation.keyed !== true || key === undefined) return null;
  const asked = canonical([operation.path, query, await readable(body)]);
  return {
    operationId: operation.id,
    key,
    token: bearerOf(headers['authorization']),
    requestMac: secrets.mac('request', asked),
  };
}

/** Finds what was answered to the same before, or refuses another request with its key; null when it is to be done. */
export async function answerBefore(asking: Asking, sent: Sent): Promise<Answer<unknown> | null> {
  await lockWish(asking, sent);
  return again(sent, await findAnswer(asking, sent));
}

/** Likewise where the token is good for nothing any more, as the call itself has seen to. */
export async function answerBeforeEnd(
  asking: Omit<Asking, 'holder'>,
  sent: Sent,
): Promise<Answer<unknown> | null> {
  return again(sent, await findFormerAnswer(asking, sent));
}

function again(sent: Sent, kept: KeptAnswer | null): Answer<unknown> | null {
  if (kept === null) return null;
  const { requestMac, ...told } = kept;
  if (!sameMac(requestMac, sent.requestMac)) return refuse('IDEMPOTENCY_KEY_REUSED');
  return { kind: 'done', ...told, isReplayed: true };
}

/**
 * Keeps what was done for the next sending of the same. A refusal keeps nothing: the same request may come again with a
 * proof, or once what stood in its way is gone.
 */
export async function keepDone(asking: Asking, sent: Sent, answered: Answer<unknown>): Promise<void> {
  if (answered.kind !== 'done') return;
  const { reply, cookie, endsSession, file } = answered;
  if (file !== undefined) throw new Error(`ANSWER_UNKEPT: ${sent.operationId} answers a file`);
  const { requestMac } = sent;
  await keepAnswer(asking, sent, {
    requestMac,
    reply,
    ...(cookie === undefined ? {} : { cookie }),
    ...(endsSession === undefined ? {} : { endsSession }),
  });
}

/** Puts a hash in the place of each file, so that a body in parts can be written like any other. */
async function readable(value: unknown): Promise<unknown> {
  if (value instanceof File)
    return { name: value.name, type: value.type, hash: sha256(Buffer.from(await value.arrayBuffer())) };
  if (Array.isArray(value)) return Promise.all(value.map(readable));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(async ([name, inner]) => [name, await readable(inner)] as const);
  return Object.fromEntries(await Promise.all(entries));
}
