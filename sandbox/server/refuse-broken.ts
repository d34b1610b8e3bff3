import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { BankError } from '#schemas';
import { guards } from '../page/headers.ts';

type Told = { status: number; body: BankError };

/**
 * Refuses what is no HTTP request that can be read, before there is a call it could be of, in the contract’s own shape;
 * the connection ends with it.
 */
export function refuseBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const told = toldOf(error.code);
  const { headers, text } = written(told);
  const lines = Object.entries({ ...guards, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${told.status} ${STATUS_CODES[told.status]}`, ...lines];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
}

/** Refuses what asks that the bank promise something before it reads on; Node would with no header at all. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const message = 'The bank meets no expectation but that of 100-continue.';
  const { headers, text } = written({
    status: 417,
    body: { code: 'EXPECTATION_UNMET', type: 'VALIDATION', message },
  });
  response.writeHead(417, { ...guards, ...headers }).end(text);
}

function written({ body }: Told): { headers: Record<string, string>; text: string } {
  const text = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  return { headers, text };
}

function toldOf(code = ''): Told {
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The headers are longer than the bank reads.';
    return { status: 431, body: { code: 'HEADERS_TOO_LARGE', type: 'VALIDATION', message } };
  }
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') {
    const message = 'The request did not come whole in time.';
    return { status: 408, body: { code: 'REQUEST_TIMEOUT', type: 'UNAVAILABLE', message } };
  }
  const message = 'The request is no HTTP that can be read.';
  return { status: 400, body: { code: 'CONTRACT_VIOLATION', type: 'VALIDATION', message } };
}
