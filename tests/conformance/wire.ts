import type { Contract, ContractOperation } from '#schemas/provider';

/** One request to a bank, before it is written for the wire. */
export type Request = {
  method: string;
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  body?: unknown;
  content: 'json' | 'form' | null;
  /** Sent in place of the body, as it is. */
  raw?: { type: string; text: string };
};

/** What came back; status 0 when nothing did. The body is JSON where it could be read as such, else bytes. */
export type Reply = {
  status: number;
  media: string;
  body: unknown;
  retryAfterMs: number | null;
};

/** Sends one request; never rejects. */
export type Wire = (request: Request) => Promise<Reply>;

const context = {
  'Macro-Context': '/conformance',
  'Micro-Context': 'conformance',
  application: 'percorso',
  environment: 'conformance',
  'client-version': '1.9.6',
  channel: 'web',
  locale: 'it',
};

const types = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/** Speaks to the host at a base URL over HTTP; nothing is repeated, and nothing waits longer than 30 seconds. */
export function httpWire(baseUrl: string): Wire {
  return async (request) => {
    const query = new URLSearchParams(request.query).toString();
    const url = `${baseUrl}${request.path}${query === '' ? '' : `?${query}`}`;
    const { payload, type } = written(request);
    const options = {
      method: request.method,
      headers: { ...request.headers, ...(type === null ? {} : { 'content-type': type }) },
      ...(payload === null ? {} : { body: payload }),
      signal: AbortSignal.timeout(30_000),
      redirect: 'manual',
    } as const;
    try {
      return await read(await fetch(url, options));
    } catch {
      return { status: 0, media: '', body: null, retryAfterMs: null };
    }
  };
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

function written({ raw, body, content }: Request): { payload: string | null; type: string | null } {
  if (raw !== undefined) return { payload: raw.text, type: raw.type };
  if (body === undefined || content === null) return { payload: null, type: null };
  const payload = content === 'form' ? new URLSearchParams(Object(body)).toString() : JSON.stringify(body);
  return { payload, type: types[content] };
}

/** Reads JSON; what cannot be read stays bytes, which no schema accepts. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return bytes;
  }
}
