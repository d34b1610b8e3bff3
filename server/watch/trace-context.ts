import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What the lines of one request have in common, with one another and with those of the one who passed it on. */
export type Trace = { requestId: string; traceId: string; spanId: string };

/** W3C Trace Context, version 00 and those after it, which begin alike. */
const parent = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(?:-|$)/;

/** Forms that hold nothing but chance: what anybody may send stands in the log. */
const requestId = /^(?:[\da-f]{32}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i;

/** Reads by what a request is known, `traceparent` and `X-Request-Id`, and makes what is not there or not well formed. */
export function traceOf(headers: IncomingHttpHeaders): Trace {
  const given = headers['x-request-id'];
  return {
    requestId: typeof given === 'string' && requestId.test(given) ? given : randomUUID(),
    traceId: parent.exec(String(headers['traceparent'] ?? ''))?.[1] ?? hex(16),
    spanId: hex(8),
  };
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
