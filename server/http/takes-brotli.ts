import type { FastifyRequest } from 'fastify';

/** Returns whether a browser takes an answer compressed by Brotli. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(?:^|[\s,])br(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))|\s*(?:,|$))/.test(headers['accept-encoding'] ?? '');
