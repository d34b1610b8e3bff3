import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BankError } from '#schemas';

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

/** Words whatever the file server refuses as the bank would, so that nothing of how it is made shows in an answer. */
export function wordRefusals(portal: FastifyInstance): void {
  portal.setErrorHandler((error, _request, reply) => {
    const { statusCode = 500 } = Object(error);
    // A place out of the folder is no more there than one that is not in it.
    if (statusCode === 403 || statusCode === 404) return answerNothing(reply);
    return reply.code(Number(statusCode)).send(words[statusCode] ?? failed);
  });
}

/** Returns that there is nothing. */
export const answerNothing = (reply: FastifyReply): FastifyReply => reply.code(404).send(nothing);
