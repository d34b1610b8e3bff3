import type { Contract, ContractOperation } from '#schemas/provider';
import { badRequests, type Expected } from './bad-requests.ts';
import { foreignChecks } from './foreign.ts';
import { strangeOrigin, type Judge } from '../judge.ts';
import { judged, type Check } from '../ledger.ts';
import { wrongMethod, type Reply, type Request, type Wire } from '../host/wire.ts';

/** Tokens that are good for something else than the call at hand; null where the host gave none. */
export type OtherTokens = Record<'dead' | 'replaced' | 'unfinished' | 'prelogin', string | null>;

/** Where no host has given any. */
export const noTokens: OtherTokens = { dead: null, replaced: null, unfinished: null, prelogin: null };

/** What it takes to try an operation with requests that must be refused. */
export type Probe = {
  contract: Contract;
  judge: Judge;
  wire: Wire;
  operation: ContractOperation;
  /** The right request, which is sent after these. */
  good: Request;
  tokens: OtherTokens;
  /** The same request as another holder would send it; null where there is none. */
  foreign: Request | null;
};

/** Sends all that must be refused and tells how each was answered. */
export async function probe(one: Probe): Promise<Check[]> {
  const { contract, operation, good, judge } = one;
  const checks: Check[] = [];
  const refuse = async (name: string, request: Request, expected: Expected) =>
    checks.push(
      await tried(one, { name, request, judge: (reply) => judge.refusal(operation, reply, expected) }),
    );
  const method = wrongMethod(contract, operation.path);
  const odd: Request = { ...good, method, ...(method === 'GET' ? { body: undefined, content: null } : {}) };
  checks.push(
    await tried(one, {
      name: `refused by ${method}`,
      request: odd,
      judge: (reply) => judge.wrongMethod(operation, reply),
    }),
  );
  for (const { what, request, refusal } of badRequests({ contract, operation, good }))
    await refuse(`refused ${what}`, request, refusal);
  const strange = withHeader(withHeader(good, 'sec-fetch-site', 'cross-site'), 'origin', strangeOrigin);
  await refuse('refused from a page of another site', strange, { codes: ['CROSS_SITE'] });
  for (const { name, token, code } of badTokens(one))
    await refuse(
      name,
      token === null ? unsigned(good) : withHeader(good, 'authorization', `Bearer ${token}`),
      {
        codes: [code],
      },
    );
  for (const alias of operation.aliases) await refuseAlias(alias, one, refuse);
  return [...checks, ...(await foreignChecks(one))];
}

type Refuse = (name: string, request: Request, expected: Expected) => Promise<unknown>;

/** An alias is there when it refuses as the operation does. */
async function refuseAlias(path: string, { good }: Probe, refuse: Refuse): Promise<void> {
  const request = { ...good, path, query: { ...good.query, unknown: '1' } };
  await refuse(`refused at ${path} too`, request, { codes: ['CONTRACT_VIOLATION'], pointer: '/unknown' });
}

type BadToken = { name: string; token: string | null; code: string };

function badTokens({ operation, tokens, good }: Probe): BadToken[] {
  const { token, flow, beforeFinalise } = operation;
  if (token === 'anonymous') return [];
  const isBeforeLogin = token === 'any' || (token === 'prelogin' && flow === undefined);
  const others: (readonly [string, string | null, string])[] = [
    ['a token that is made up', 'x'.repeat(32), 'UNAUTHORISED'],
    [
      'its token, a letter short',
      good.headers['authorization']?.slice('Bearer '.length, -1) ?? null,
      'UNAUTHORISED',
    ],
    ['a token that a login replaced', tokens.replaced, 'UNAUTHORISED'],
    ['the token of a session that was ended', tokens.dead, 'UNAUTHORISED'],
    ['the token of before a login', isBeforeLogin ? null : tokens.prelogin, 'UNAUTHORISED'],
    ['the token of a login', isBeforeLogin && token !== 'any' ? tokens.unfinished : null, 'UNAUTHORISED'],
    [
      'the token of a login that is not confirmed',
      token === 'bearer' && !beforeFinalise ? tokens.unfinished : null,
      'LOGIN_NOT_FINALISED',
    ],
  ];
  return [
    { name: 'refused without a token', token: null, code: 'UNAUTHORISED' },
    ...others.flatMap(([what, other, code]) =>
      other === null ? [] : [{ name: `refused with ${what}`, token: other, code }],
    ),
  ];
}

const withHeader = (request: Request, name: string, value: string): Request => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

const unsigned = (request: Request): Request => ({
  ...request,
  headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => name !== 'authorization')),
});

type Trial = { name: string; request: Request; judge: (reply: Reply) => string | null };

async function tried({ wire }: Probe, { name, request, judge }: Trial): Promise<Check> {
  return judged(name, judge(await wire(request)));
}
