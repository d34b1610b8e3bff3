import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BankError } from '#schemas';
import type { HeldFiles } from './held-files.ts';

const nothing: BankError = {
  code: 'NOT_FOUND',
  type: 'CUSTOM',
  message: 'The portal has nothing there.',
};
const type = 'VALIDATION';
const words: Readonly<Record<number, BankError>> = {
  400: { code: 'CONTRACT_VIOLATION', type, message: 'The request cannot be read.' },
  413: { code: 'BODY_TOO_LARGE', type, message: 'The body is longer than the portal reads.' },
  415: { code: 'UNSUPPORTED_MEDIA', type, message: 'The body is of no content type that is taken.' },
  416: { code: 'RANGE_UNMET', type, message: 'The file has no such part.' },
};
const failed: BankError = { code: 'INTERNAL_ERROR', type: 'UNAVAILABLE', message: 'The portal failed.' };

type Refusals = {
  /** What the portal began with: what the disk does not give any more comes from there. */
  held: HeldFiles;
  unserved: ((why?: unknown) => void) | undefined;
};

/**
 * Words whatever the file server refuses as the bank would, so that nothing of how it is made shows in an answer; nobody may keep
 * it, for what cannot be read now may be read at the next try.
 */
export function wordRefusals(portal: FastifyInstance, { held, unserved }: Refusals): void {
  portal.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = Object(error);
    forgetFile(reply);
    // A place out of the folder is no more there than one that is not in it.
    if (statusCode === 403 || statusCode === 404) return answerNothing(reply);
    if (statusCode < 500) return reply.code(Number(statusCode)).send(words[statusCode] ?? failed);
    const answered = held(request, reply);
    if (answered) return answered;
    unserved?.(error);
    return reply.code(500).send(failed);
  });
}

/** Takes back what was said of a file before it could not be sent: some of it stands in the answer of Node already. */
function forgetFile(reply: FastifyReply): void {
  for (const name of ofFile) {
    reply.removeHeader(name);
    if (!reply.raw.headersSent) reply.raw.removeHeader(name);
  }
  reply.header('Cache-Control', 'no-store');
}

const ofFile = [
  'Content-Encoding',
  'Content-Length',
  'Content-Range',
  'Content-Type',
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
  'Vary',
];

/** Returns that there is nothing. */
export const answerNothing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('Cache-Control', 'no-store').send(nothing);
