import { multipartBody } from '#schemas/multipart';
import type { Contract, ContractOperation } from '#schemas/provider';

/** One request to a bank, before it is written for the wire. */
export type Request = {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  content: 'json' | 'form' | 'multipart' | null;
  /** Sent in place of the body, as it is. */
  raw?: { type: string; text: string };
};

/** What came back; status 0 when nothing did. The body is JSON where it could be read as such, else bytes. */
export type Reply = {
  status: number;
  /** With status 0: that it was waited for in vain, or else in words why there is nothing. */
  silence?: string;
  /** With status 0: why no connection to the host was made at all. */
  unreachable?: string;
  media: string;
  body: unknown;
  retryAfterMs: number | null;
  /** By name in lower case. */
  headers: Readonly<Record<string, string>>;
};

/** Sends one request; never rejects. */
export type Wire = (request: Request) => Promise<Reply>;

const context = {
  'Macro-Context': '/conformance',
  'Micro-Context': 'conformance',
  Application: 'CONFORMANCE',
  Env: 'CONFORMANCE',
  'Client-Version': '1.9.6',
  Channel: 'web',
  Locale: 'it',
};

/** Speaks to the host at a base URL over HTTP; nothing is repeated, and nothing waits longer than `timeoutMs`. */
export function httpWire(baseUrl: string, timeoutMs: number): Wire {
  return async (request) => {
    const query = new URLSearchParams(request.query).toString();
    const url = `${baseUrl}${request.path}${query === '' ? '' : `?${query}`}`;
    const sent = await written(request);
    const options = {
      method: request.method,
      headers: { ...request.headers, ...(sent === null ? {} : { 'content-type': sent.type }) },
      ...(sent === null ? {} : { body: new Uint8Array(sent.payload) }),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    } as const;
    try {
      return await read(await fetch(url, options));
    } catch (error) {
      const isHung = error instanceof Error && error.name === 'TimeoutError';
      const why = isHung ? { silence: 'timeout' } : unreachable(error);
      return { status: 0, ...why, media: '', body: null, retryAfterMs: null, headers: {} };
    }
  };
}

/** A connection that was made and broke is an answer that is missing; one that was never made says so. */
function unreachable(error: unknown): Pick<Reply, 'unreachable'> {
  const { code, message } = Object(Object(error).cause);
  const why = String(code ?? message ?? '');
  const isBroken = /^(?:ECONNRESET|EPIPE|HPE_|UND_ERR_(?!CONNECT_TIMEOUT))/.test(why);
  return isBroken || why === '' ? {} : { unreachable: why };
}

async function read(reply: Response): Promise<Reply> {
  const bytes = new Uint8Array(await reply.arrayBuffer());
  const media = (reply.headers.get('content-type') ?? '').split(';')[0] ?? '';
  const wait = reply.headers.get('retry-after');
  return {
    status: reply.status,
    media,
    body: media.includes('json') ? readJson(bytes) : bytes,
    retryAfterMs: wait === null ? null : Number(wait) * 1000,
    headers: Object.fromEntries(reply.headers),
  };
}

/** Starts a request of an operation with the headers that every call has, and a token if one is given. */
export function requestFor(
  operation: ContractOperation,
  { token, ...more }: { token: string | null } & Partial<Pick<Request, 'body' | 'query' | 'headers'>>,
): Request {
  const { method, path, content } = operation;
  const authorization = token === null ? {} : { authorization: `Bearer ${token}` };
  return {
    method,
    path,
    content,
    query: more.query ?? {},
    headers: { ...context, ...authorization, ...more.headers },
    ...(content === null ? {} : { body: more.body ?? {} }),
  };
}

/** Finds a method that the contract gives to no operation at this path. */
export function wrongMethod(contract: Contract, path: string): string {
  const taken = [...contract.operations.values()]
    .filter((operation) => [operation.path, ...operation.aliases].includes(path))
    .map(({ method }) => method);
  return ['PUT', 'DELETE', 'POST', 'GET'].find((method) => !taken.some((one) => one === method)) ?? 'PATCH';
}

/** Writes what a request carries, with its content type. */
export async function written({
  raw,
  body,
  content,
}: Request): Promise<{ payload: Buffer; type: string } | null> {
  if (raw !== undefined) return { payload: Buffer.from(raw.text), type: raw.type };
  if (body === undefined || content === null) return null;
  if (content === 'json') return { payload: Buffer.from(JSON.stringify(body)), type: 'application/json' };
  const parts = content === 'form' ? new URLSearchParams(Object(body)) : multipartBody(Object(body));
  const carried = new Response(parts);
  const type = carried.headers.get('content-type') ?? '';
  return { payload: Buffer.from(await carried.arrayBuffer()), type };
}

/** Reads JSON; what cannot be read stays bytes, which no schema accepts. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return bytes;
  }
}
