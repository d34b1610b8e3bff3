import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a request may use the console: it comes from this machine, names this machine (so that no other name
 * was pointed at it), and no other site's page made it (S-61).
 */
export function isLocal(request: FastifyRequest): boolean {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  const site = request.headers['sec-fetch-site'];
  // A browser that does not say the site says the origin of whatever may change something.
  const { origin } = request.headers;
  const isOwnOrigin =
    origin === undefined || origin.toLowerCase() === `http://${request.headers.host}`.toLowerCase();
  const isOwnSite = isOwnOrigin && (site === undefined || site === 'same-origin' || site === 'none');
  return loopback.has(request.ip) && localNames.has(name) && isOwnSite;
}
