import type { IncomingMessage, ServerResponse } from 'node:http';
import { plainHeaders } from './policy.ts';

/** Answers data; it is never kept, for the folder may say otherwise at any moment. */
export function replyJson(response: ServerResponse, body: unknown, status = 200): void {
  write(response, { status, type: 'application/json; charset=utf-8', text: JSON.stringify(body) });
}

/** Answers a module; its address says what is in it, so that it may be kept. */
export function replyModule(response: ServerResponse, code: string): void {
  response.setHeader('Cache-Control', 'private, max-age=31536000, immutable');
  write(response, { status: 200, type: 'text/javascript; charset=utf-8', text: code });
}

/** Answers words. */
export function replyText(response: ServerResponse, text: string, status = 200): void {
  write(response, { status, type: 'text/plain; charset=utf-8', text });
}

type Written = { status: number; type: string; text: string };

function write(response: ServerResponse, { status, type, text }: Written): void {
  if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status, { ...plainHeaders, 'Content-Type': type }).end(text);
}

/** More than this is neither an edit of a text nor a walk. */
const mostBytes = 2_000_000;

/** Reads the body of a request as JSON; nothing where it is none, or too long. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece as Uint8Array); // a request gives bytes unless an encoding is set
    length += bytes.length;
    if (length > mostBytes) return undefined;
    pieces.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}
