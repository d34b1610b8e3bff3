// What every call of a host has in common besides its contract: tokens, what is done once, other origins.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { holdParameters, readBody, refusalOf, refuse } from './contract.mjs';
import { headerNames, methods, routesOf } from './said.mjs';

// Secrets are drawn, and compared and looked up by their hash: how long that takes tells nothing of them.
export const draw = () => randomBytes(24).toString('base64url');
export const hash = (told) => createHash('sha256').update(JSON.stringify(told)).digest('hex');
export const same = (one, other) => timingSafeEqual(Buffer.from(hash(one)), Buffer.from(hash(other)));

// By the hash of each token that a session has had: the last is good, those before get what was kept by its key.
const sessions = new Map();
export function newToken(session) {
  for (const [old, { until }] of sessions) if (until < Date.now()) sessions.delete(old);
  const token = draw();
  session.token = hash(token);
  sessions.set(session.token, session);
  return token;
}

/** Finds the session of a token; one that was replaced is good for nothing but an answer that was kept. */
function sessionOf(request, { 'x-token': sort, 'x-before-finalise': isBefore }) {
  if (sort === 'anonymous') return {};
  const [, token = ''] = /^bearer ([\w-]{22,128})$/i.exec(request.headers.authorization ?? '') ?? [];
  const session = sessions.get(hash(token));
  const isAlive = session !== undefined && Date.now() < session.until;
  if (!isAlive || (session.stage === 'prelogin') !== (sort === 'prelogin')) return refuse('UNAUTHORISED');
  const isReplaced = session.token !== hash(token);
  if (!isReplaced && session.stage === 'login' && !isBefore) refuse('LOGIN_NOT_FINALISED');
  return { session, isReplaced };
}

/** Does a call; one with a key is done once in its session, and answered the same as often as it comes. */
async function perform(call, operation, request) {
  const { headers, url } = request;
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  const { session, isReplaced } = sessionOf(request, operation);
  holdParameters(operation, headers, query);
  const body = await readBody(request, operation);
  const key = headers['idempotency-key'];
  const name = `${operation.operationId} ${key}`;
  const asked = hash([query, body]);
  const kept = key === undefined ? undefined : session?.kept?.get(name);
  if (kept !== undefined) {
    if (kept.asked !== asked) refuse('IDEMPOTENCY_KEY_REUSED');
    return { reply: kept.reply, more: { 'Idempotent-Replayed': 'true' } };
  }
  if (isReplaced) refuse('UNAUTHORISED');
  if (session?.holder) session.until = Date.now() + 5 * 60_000; // without a call for so long it ends
  const reply = call({ session, body, query, headers });
  if (key !== undefined) session?.kept?.set(name, { asked, reply });
  return { reply };
}

/** Serves the calls of a bank to the pages of one portal, on this machine alone. */
export function serve(calls, { port, portal }) {
  const routes = routesOf(calls);
  const cors = {
    'Access-Control-Allow-Origin': portal,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': [...headerNames, 'Authorization', 'Content-Type'].join(', '),
    'Access-Control-Expose-Headers': 'Retry-After, Idempotent-Replayed',
  };
  const server = createServer(async (request, response) => {
    const { method, headers, url } = request;
    const [path] = url.split('?');
    const operation = routes.get(`${method} ${path}`);
    const isPortal = headers.origin === portal;
    const always = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Origin' };
    const send = (status, body, more = {}) => {
      const written = { ...always, ...(isPortal && cors), 'Content-Type': 'application/json', ...more };
      response.writeHead(status, written).end(JSON.stringify(body));
    };
    try {
      if (method === 'OPTIONS' && isPortal) return send(200, {});
      if (headers['sec-fetch-site'] === 'cross-site' && !isPortal) refuse('CROSS_SITE');
      const allow = methods.filter((one) => routes.has(`${one} ${path}`)).join(', ');
      if (allow === '') refuse('NOT_FOUND');
      if (operation === undefined) refuse('METHOD_NOT_ALLOWED', { allow });
      const { reply, more } = await perform(calls[operation.operationId], operation, request);
      return send(200, reply, more);
    } catch (error) {
      const { status, body, headers: more } = refusalOf(error, operation);
      return send(status, body, more);
    }
  });
  server.once('error', ({ code }) => {
    const why = code === 'EADDRINUSE' ? 'something listens there already' : code;
    process.stderr.write(`The bank cannot listen on 127.0.0.1:${port}: ${why}; set PORT to another port.\n`);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => {
    process.stdout.write(`Bank http://127.0.0.1:${server.address().port}, for the portal on ${portal}\n`);
  });
}
