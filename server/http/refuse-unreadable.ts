import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BankError } from '#schemas';

type Headers = Readonly<Record<string, string>>;

/** What a request that nobody answers is told. */
export type Told = { status: number; body: BankError };

/** Longer than any address of the portal, its sign-in links included. */
const longestAddress = 4096;

const type = 'VALIDATION';
const brokenAddress: Told = {
  status: 400,
  body: { code: 'CONTRACT_VIOLATION', type, message: 'The address cannot be read.' },
};
const noHost: Told = {
  status: 400,
  body: { code: 'CONTRACT_VIOLATION', type, message: 'The request names no host.' },
};

/** What is told anyone who asks that the portal promise something before it reads on. */
export const unmetExpectation: Told = {
  status: 417,
  body: {
    code: 'EXPECTATION_UNMET',
    type,
    message: 'The portal meets no expectation but that of 100-continue.',
  },
};

/** Names why nobody answers a request, whosever it would have been; undefined when somebody does. */
export function whyRefused({ url = '/', headers, httpVersion }: IncomingMessage): Told | undefined {
  if (isUnreadable(url)) return brokenAddress;
  return headers.host === undefined && httpVersion === '1.1' ? noHost : undefined;
}

/** Tells an address that nobody can read: too long, or with signs that stand for nothing. */
function isUnreadable(url: string): boolean {
  if (url.length > longestAddress) return true;
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** Refuses a request that was read, and ends its connection. */
export function refuseRead(response: ServerResponse, told: Told): void {
  const { lines, text } = written(told);
  response.writeHead(told.status, lines).end(text);
}

/**
 * Refuses what is no HTTP request that can be read, so that nobody knows whose it is, in the bank’s own shape and with the
 * headers of every reply; the connection ends with it.
 */
export function refuseBroken(error: Error & BrokenRequest, socket: Socket, headers: Headers): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const told = toldOf(error);
  const { lines, text } = written(told);
  const head = Object.entries({ ...headers, ...lines }).map(([name, value]) => `${name}: ${value}`);
  const first = `HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}`;
  socket.end(`${[first, ...head].join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

/** What Node tells of a request that it cannot read: why, and where it still has it, how it began. */
type BrokenRequest = { code?: string; rawPacket?: unknown };

function toldOf({ code, rawPacket }: BrokenRequest): Told {
  if (code === 'HPE_HEADER_OVERFLOW') {
    // Without an end of its first line it was the address.
    if (Buffer.isBuffer(rawPacket) && !rawPacket.includes('\r\n')) return brokenAddress;
    const message = 'The headers are longer than the portal reads.';
    return { status: 431, body: { code: 'HEADERS_TOO_LARGE', type, message } };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request did not come whole in time.';
    return { status: 408, body: { code: 'REQUEST_TIMEOUT', type: 'UNAVAILABLE', message } };
  }
  const message = 'The request is no HTTP that can be read.';
  return { status: 400, body: { code: 'CONTRACT_VIOLATION', type, message } };
}

function written({ body }: Told): { lines: Record<string, string>; text: string } {
  const text = JSON.stringify(body);
  const lines = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  return { lines, text };
}
