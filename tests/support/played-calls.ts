import type { Contract, ContractOperation } from '#schemas/provider';
import {
  createCast,
  createJudge,
  createLedger,
  httpWire,
  noTokens,
  play,
  readAccounts,
  sandboxAccounts,
  type Recipe,
  recipes,
  type Reply,
  type Request,
  type Wire,
  type World,
} from '#conformance';
import type { TestBank } from './sandbox.ts';
import type { Change, Row, Watched } from './watched-changes.ts';

/** A call, how it was answered, what it changed, and where each holder could be reached before it. */
export type PlayedCall = {
  operation: ContractOperation;
  request: Request;
  reply: Reply;
  changes: readonly Change[];
  contacts: readonly Row[];
  /** Sent with another code or answer than the holder’s. */
  isForged: boolean;
};

const contactsOfAll = `
  select user_id, 'sms' as kind, number as recipient from phones
  union select id, 'email', username from users where username like '%@%'
  union select user_id, kind, recipient from former_contacts`;

/** Plays every recipe of the conformance kit against a bank, right requests only, and notes what each call changes. */
export async function playAll(contract: Contract, bank: TestBank, watched: Watched): Promise<PlayedCall[]> {
  const calls: PlayedCall[] = [];
  await playRecipes(contract, bank, { over: (wire) => noting(wire, { contract, watched, calls }) });
  return calls;
}

/** Plays recipes of the conformance kit against a bank, right requests only, over a wire of one’s own. */
export async function playRecipes(
  contract: Contract,
  bank: TestBank,
  { over, which = recipes }: { over: (wire: Wire) => Wire; which?: readonly Recipe[] },
): Promise<void> {
  const baseUrl = await bank.app.listen({ port: 0, host: '127.0.0.1' });
  const consoleUrl = await bank.consoleApp.listen({ port: 0, host: '127.0.0.1' });
  const accounts = readAccounts(sandboxAccounts);
  const world: World = {
    contract,
    judge: createJudge(contract),
    wire: over(httpWire(baseUrl, 30_000)),
    cast: createCast(accounts, { baseUrl, consoleUrl }),
    ledger: createLedger(contract, ['-']),
    tokens: noTokens,
    open: new Map(),
  };
  for (const recipe of which) await play(world, recipe);
}

type Notes = { contract: Contract; watched: Watched; calls: PlayedCall[] };

function noting(wire: Wire, { contract, watched, calls }: Notes): Wire {
  const operations = [...contract.operations.values()];
  const send = async (operation: ContractOperation, request: Request, isForged: boolean) => {
    await watched.take();
    const contacts = await watched.rows(contactsOfAll);
    const reply = await wire(request);
    const changes = await watched.take();
    calls.push({ operation, request, reply, changes, contacts, isForged });
    return reply;
  };
  return async (request) => {
    const operation = operations.find(
      ({ method, path }) => method === request.method && path === request.path,
    );
    if (operation === undefined) throw new Error(`RECIPE_BROKEN: no operation at ${request.path}`);
    // Once an operation: five in a row would block it.
    const isTried = calls.some(({ isForged, operation: { id } }) => isForged && id === operation.id);
    if (operation.exempt?.condition === 'own-code' && !isTried) await send(operation, forged(request), true);
    return send(operation, request, false);
  };
}

/** Puts another code, or another answer, in the place of the holder’s. */
export function forged(request: Request): Request {
  const body = Object.fromEntries(
    Object.entries(Object(request.body)).map(([key, value]) => [
      key,
      /^(?:otp|code|securityAnswer)$/.test(key) ? another(String(value)) : value,
    ]),
  );
  return { ...request, body };
}

const another = (text: string): string =>
  text.replace(/.$/u, (last) => (/\d/u.test(last) ? String((Number(last) + 1) % 10) : `${last}x`));
