import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { BankError } from '#schemas';
import { guards } from './respond.ts';

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
  const { status, body } = toldOf(error.code);
  const text = JSON.stringify(body);
  const headers = {
    ...guards,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`, () => socket.destroy());
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
