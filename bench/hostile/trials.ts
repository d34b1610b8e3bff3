import type { Contract, ContractOperation } from '#schemas/provider';
import type { Request } from '#conformance';
import { brokenCodes, brokenRequests, type BrokenRequest } from './bodies.ts';
import type { Cast } from './cast.ts';
import { ownRequest, placesOf, sortAt, withId } from './ids.ts';
import { rightToken, signed, wrongTokens, type Stolen } from './tokens.ts';

/** The classes of what is tried, in the order in which they are told. */
export const classes = [
  'wrong token',
  'another’s id',
  'broken body',
  'wrong token, another’s id',
  'wrong token, broken body',
  'another’s id, broken body',
] as const;

/** A request that must be refused, with one of these codes. */
export type Trial = {
  class: (typeof classes)[number];
  operation: ContractOperation;
  what: string;
  request: Request;
  codes: readonly string[];
  /** The same with an id that is nobody’s, which must be answered the same. */
  nobodys?: Request;
};

/** What trials are made of. */
export type Stage = { contract: Contract; cast: Cast; stolen: Stolen };

/** Makes the request that an operation would answer, but for what it needs beside: a code, a state, a service. */
export function rightRequest({ contract, cast }: Stage, operation: ContractOperation): Request {
  const token = rightToken(operation, cast);
  return signed(ownRequest(contract, operation, cast.own), token === null ? null : `Bearer ${token}`);
}

/** Lists all that is tried of one operation: every wrong token, id and body, and these with each other. */
export function trialsOf(stage: Stage, operation: ContractOperation): Trial[] {
  const good = rightRequest(stage, operation);
  const strangers = othersRequests(stage, operation, good);
  const broken = brokenRequests(stage.contract, operation, good);
  const bodies: Trial[] = broken.map(({ what, request }) => ({
    class: 'broken body',
    operation,
    what,
    request,
    codes: brokenCodes,
  }));
  const ids = strangers.map((one) => idTrial(operation, one));
  const brokenIds = strangers.flatMap((stranger) =>
    smallOf(brokenRequests(stage.contract, operation, stranger.request)).map(
      ({ what: how, request }): Trial => ({
        class: 'another’s id, broken body',
        operation,
        what: `${stranger.what}, ${how}`,
        request,
        codes: brokenCodes,
      }),
    ),
  );
  return [
    ...ids,
    ...bodies,
    ...brokenIds,
    ...tokenTrials(stage, operation, { good, strangers, small: smallOf(broken) }),
  ];
}

const smallOf = (broken: readonly BrokenRequest[]) => broken.filter(({ once }) => once !== true);

type Named = { what: string; request: Request };
type Stranger = Named & { nobodys: Request };

/** Puts each id of another holder, and all of them, into a request. */
function othersRequests({ contract, cast }: Stage, operation: ContractOperation, good: Request): Stranger[] {
  const places = placesOf(contract, operation);
  const put = (request: Request, at: string, id: string) => withId(contract, operation, { request, at, id });
  const theirs = (at: string) => cast.others[sortAt(at, cast.others)] ?? '';
  const each = places.map((at) => ({
    what: `their ${at}`,
    request: put(good, at, theirs(at)),
    nobodys: put(good, at, nobodysLike(theirs(at))),
  }));
  if (places.length < 2) return each;
  const all = (value: (at: string) => string) =>
    places.reduce((request, at) => put(request, at, value(at)), good);
  const whole = {
    what: 'all ids theirs',
    request: all(theirs),
    nobodys: all((at) => nobodysLike(theirs(at))),
  };
  return [...each, whole];
}

function idTrial(operation: ContractOperation, { what, request, nobodys }: Stranger): Trial {
  const codes = Object.entries(operation.errors)
    .filter(([code, { status }]) => [403, 404].includes(status) && code !== 'SCA_REQUIRED')
    .map(([code]) => code);
  return { class: 'another’s id', operation, what, request, codes, nobodys };
}

type Requests = { good: Request; strangers: readonly Named[]; small: readonly Named[] };

function tokenTrials(
  { cast, stolen }: Stage,
  operation: ContractOperation,
  { good, strangers, small }: Requests,
): Trial[] {
  return wrongTokens(operation, cast, stolen).flatMap(({ what, authorization, codes }, number) => {
    const trial = (name: Trial['class'], named: Named, more: readonly string[] = []): Trial => ({
      class: name,
      operation,
      what: [what, named.what].filter((text) => text !== '').join(', '),
      request: signed(named.request, authorization),
      codes: [...codes, ...more],
    });
    return [
      trial('wrong token', { what: '', request: good }),
      ...strangers.map((one) => trial('wrong token, another’s id', one)),
      ...small
        .filter((_, index) => (index + number) % every === 0)
        .map((one) => trial('wrong token, broken body', one, brokenCodes)),
    ];
  });
}

/** Of the bodies each token goes with one in so many, and each body with one token in so many: all are too many for ten minutes. */
const every = 4;

/** Makes an id of the same form that nobody has. */
const nobodysLike = (id: string): string =>
  id.replaceAll(/\d/g, '9').replaceAll(/[a-z]/g, 'f').replaceAll(/[A-Z]/g, 'F');
