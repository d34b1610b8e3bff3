import type { ContractOperation } from '#schemas/provider';
import type { Request } from '#conformance';
import type { Cast, GoodTokens } from './cast.ts';

/** A way to say who one is that an operation must not take, and the codes with which it may refuse it. */
export type WrongToken = { what: string; authorization: string | null; codes: readonly string[] };

/** What a thief of the database reads of the attacker’s own session: its id, and the hash of its token. */
export type Stolen = { sessionId: string; tokenHash: string };

/** Takes the token that an operation asks for. */
export function rightToken({ token, flow }: ContractOperation, { good }: Cast): string | null {
  if (token === 'anonymous') return null;
  if (token === 'bearer' || token === 'any') return good.full;
  return good[flow ?? 'prelogin'];
}

/** Lists the wrong tokens of an operation; those that anybody may call have none. */
export function wrongTokens(operation: ContractOperation, cast: Cast, stolen: Stolen): WrongToken[] {
  const right = rightToken(operation, cast);
  if (right === null) return [];
  return [
    refused('no token', null),
    ...Object.entries(bent(right)).map(([what, value]) => refused(what, value)),
    ...Object.entries(cast.dead).map(([what, token]) => refused(what, `Bearer ${token}`)),
    refused('a session’s id', `Bearer ${stolen.sessionId}`),
    refused('a token’s hash', `Bearer ${stolen.tokenHash}`),
    ...strayed(operation, cast.good),
  ];
}

const refused = (what: string, authorization: string | null): WrongToken => ({
  what,
  authorization,
  codes: ['UNAUTHORISED'],
});

/** Spoils a token that would be right. */
const bent = (token: string): Record<string, string> => ({
  empty: 'Bearer ',
  garbage: `Bearer ${'x'.repeat(43)}`,
  truncated: `Bearer ${token.slice(0, -1)}`,
  lengthened: `Bearer ${token}x`,
  'in the other case': `Bearer ${swapped(token)}`,
  'sent twice': `Bearer ${token}, Bearer ${token}`,
  'without a scheme': token,
  'by another scheme': `Basic ${token}`,
  'a piece of SQL': `Bearer ' or 1=1 --`,
});

const swapped = (text: string): string =>
  text.replaceAll(/[a-z]/gi, (sign) =>
    sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase(),
  );

/** Tokens that are good for other calls than this one. */
function strayed(operation: ContractOperation, good: GoodTokens): WrongToken[] {
  const { token, flow, beforeFinalise, handling } = operation;
  if (token === 'any') return [];
  const isBearer = token === 'bearer';
  const own = isBearer ? 'full' : (flow ?? 'prelogin');
  const taken = new Set<string>([
    own,
    ...(isBearer && beforeFinalise ? ['login', 'handling'] : []),
    ...(isBearer && handling ? ['handling'] : []),
  ]);
  return Object.entries(good)
    .filter(([sort]) => !taken.has(sort))
    .map(([sort, value]) => ({
      what: `the token of ${sort}`,
      authorization: `Bearer ${value}`,
      codes: [isBearer && ['login', 'handling'].includes(sort) ? 'LOGIN_NOT_FINALISED' : 'UNAUTHORISED'],
    }));
}

/** Has a request say who one is; null says nothing. */
export function signed(request: Request, authorization: string | null): Request {
  const { authorization: _before, ...headers } = request.headers;
  return { ...request, headers: authorization === null ? headers : { ...headers, authorization } };
}
