import type { BankReply } from '#engine';
import ky, { isHTTPError, type KyInstance } from 'ky';
import type { Uploaded } from './upload.ts';

/** One request on its way out, with all that the contract says of it settled. */
export type WireRequest = {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** A text or a body in parts is sent as it is; anything else as JSON. */
  body?: unknown;
  query?: Readonly<Record<string, string>>;
  isRepeatable: boolean;
  signal: AbortSignal;
};

/** How long a call may take and how it is repeated. */
export type WireTiming = {
  /** The end of all waiting, repetitions included; 30 seconds unless told (S-52). For files, of waiting while nothing moves. */
  timeoutMs: number;
  /** Milliseconds before the next attempt, from 1; a `Retry-After` of the bank goes before. */
  delayMs?: (attempt: number) => number;
};

/** Sends one request and answers what came back. */
export type Wire = (request: WireRequest) => Promise<BankReply>;

/** How bodies of files are sent where the holder is to see how far they are. */
export type Uploads = { open: () => XMLHttpRequest; uploaded: Uploaded };

type WireOptions = WireTiming & {
  credentials: RequestCredentials;
  fetch?: typeof globalThis.fetch;
  /** Without it they go like any other body. */
  uploads?: Uploads;
};

const repetitions = 2;
const longestRetryAfterMs = 10_000;
const unreachable: BankReply = { kind: 'unreachable' };

/** Nothing has left, or not enough of it. */
export const unsent: BankReply = { kind: 'unreachable', unsent: true };

/** What came in place of an answer that can be used (HDR-09). */
export const unreadable: BankReply = { kind: 'unreachable', answered: true };

/** Puts ky to work: it repeats only what may be repeated, and never rejects for what the network or the bank does (HDR-08, HDR-09). */
export function createWire({ credentials, timeoutMs, delayMs, fetch, uploads }: WireOptions): Wire {
  const client = ky.create({
    credentials,
    timeout: timeoutMs,
    totalTimeout: timeoutMs,
    cache: 'no-store',
    ...(fetch && { fetch }),
  });
  return async (request) => {
    try {
      if (!uploads || !(request.body instanceof FormData))
        return await replyOf(await client(request.url, optionsOf(request, delayMs)));
      const withCredentials = credentials === 'include';
      const options = { ...uploads, withCredentials, quietMs: timeoutMs };
      const { upload } = await import('./upload.ts');
      const response = await upload(request, request.body, options);
      if (response.ok) return await replyOf(response);
      return fromRefusal(response, await response.json().catch(() => null));
    } catch (error) {
      if (isHTTPError(error)) return fromRefusal(error.response, error.data);
      // Files that were called off have not arrived; of any other call nobody hears who has given it up.
      return error instanceof DOMException ? unsent : unreachable;
    }
  };
}

function optionsOf(request: WireRequest, delay: WireTiming['delayMs']): Parameters<KyInstance>[1] {
  const { body } = request;
  const method = request.method.toLowerCase();
  return {
    method,
    headers: request.headers,
    signal: request.signal,
    ...(typeof body === 'string' || body instanceof FormData
      ? { body }
      : body !== undefined && { json: body }),
    ...(request.query && { searchParams: { ...request.query } }),
    retry: {
      limit: request.isRepeatable ? repetitions : 0,
      methods: [method],
      maxRetryAfter: longestRetryAfterMs,
      ...(delay && { delay }),
    },
  };
}

/** Reads a reply from its JSON body (HDR-10); a file stays bytes, and no body at all is null. */
async function replyOf(response: Response): Promise<BankReply> {
  const { status } = response;
  // A page in place of an answer comes from something between the bank and the portal.
  if (mediaOf(response).includes('html')) return unreadable;
  if (!isJson(response) && status !== 204 && mediaOf(response) !== '') {
    return { kind: 'reply', status, body: new Uint8Array(await response.arrayBuffer()) };
  }
  const text = await response.text();
  try {
    return { kind: 'reply', status, body: text === '' ? null : (JSON.parse(text) as unknown) };
  } catch {
    return unreadable;
  }
}

/** A refusal has an error body in JSON; anything else did not come from the bank. */
function fromRefusal({ status, headers }: Response, data: unknown): BankReply {
  const body = typeof data === 'object' ? data : null;
  // The session is over, or nobody knows the call, whatever the words (SESSION-06).
  if (body === null && status !== 401 && status !== 404) return unreadable;
  const retryAfter = Number(headers.get('retry-after'));
  return { kind: 'reply', status, body, ...(retryAfter > 0 && { retryAfter }) };
}

function isJson(response: Response): boolean {
  return /\bjson\b/.test(mediaOf(response));
}

function mediaOf(response: Response): string {
  return response.headers.get('content-type') ?? '';
}
