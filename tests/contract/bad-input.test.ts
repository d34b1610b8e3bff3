import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, type ContractOperation } from '#schemas/provider';
import {
  badRequests,
  createJudge,
  type Expected,
  type Reply,
  type Request,
  written,
  wrongMethod,
} from '#conformance';
import { goodRequest } from '../support/contract-samples.ts';
import { dumpBank } from '../support/dump-bank.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { logIn } from '../support/sandbox-login.ts';
import { prelogin } from '../support/sandbox-onboarding.ts';
import { temporaryFolder } from '../support/sandbox-places.ts';

const contract = readContract();
const judge = createJudge(contract);
const operations = [...contract.operations.values()];

describe('a request that breaks the contract', () => {
  const folder = temporaryFolder();
  const place = { memory: false, dataDir: folder.path };
  let before: ReadonlyMap<string, string>;
  let bank: TestBank;
  const tokens = { bearer: '', prelogin: '', anonymous: '', any: '' };

  beforeAll(async () => {
    const first = await openTestBank(place);
    tokens.bearer = await logIn(first, 'standard+bad@percorso.test');
    tokens.any = tokens.bearer;
    tokens.prelogin = await prelogin(first);
    await first.close();
    before = await dumpBank(folder.path);
    // Without its console the bank reads nothing of its database for a request that it cannot take.
    bank = await openTestBank({ ...place, console: false });
  });

  afterAll(async () => {
    await bank.close();
    folder.remove();
  });

  async function send(request: Request): Promise<Reply> {
    const sent = await written(request);
    const reply = await bank.app.inject({
      method: request.method as 'POST', // inject takes any method; its type lists a few
      url: request.path,
      query: { ...request.query },
      headers: { ...request.headers, ...(sent === null ? {} : { 'content-type': sent.type }) },
      ...(sent === null ? {} : { payload: sent.payload }),
    });
    const headers = Object.fromEntries(
      Object.entries(reply.headers).map(([name, value]) => [name, String(value)]),
    );
    const media = String(reply.headers['content-type']).split(';')[0] ?? '';
    return { status: reply.statusCode, media, body: reply.json<unknown>(), retryAfterMs: null, headers };
  }

  type Trial = { request: Request; refusal: Expected; what: string };

  /** Sends what must be refused and lists what was not, with how it was answered. */
  async function notRefused(trials: (operation: ContractOperation) => readonly Trial[]): Promise<string[]> {
    const found: string[] = [];
    for (const operation of operations)
      for (const { what, request, refusal } of trials(operation)) {
        const problem = judge.refusal(operation, await send(request), refusal);
        if (problem !== null) found.push(`${operation.id} ${what}: ${problem}`);
      }
    return found;
  }

  const good = (operation: ContractOperation) =>
    goodRequest(contract, operation, tokens[operation.token] === '' ? null : tokens[operation.token]);

  it('in any one way is refused with a code and a pointer: a field missing, unknown, of another type, too long [S-19, S-47]', async () => {
    let count = 0;

    const found = await notRefused((operation) => {
      const trials = badRequests({ contract, operation, good: good(operation) });
      count += trials.length;
      return trials;
    });

    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(operations.length * 8);
  });

  it('is tried by addresses that every server reads whole: what stands before a bank refuses longer ones itself', () => {
    const addresses = operations
      .flatMap((operation) => badRequests({ contract, operation, good: good(operation) }))
      .map(({ request: { path, query } }) => `${path}?${new URLSearchParams(query)}`);

    expect(addresses.filter((address) => address.length > 2000)).toEqual([]);
  });

  it('by another method is refused with the methods that there are', async () => {
    const found: string[] = [];
    for (const operation of operations) {
      const method = wrongMethod(contract, operation.path);
      const body = method === 'GET' ? { body: undefined, content: null } : {};
      const problem = judge.wrongMethod(operation, await send({ ...good(operation), method, ...body }));
      if (problem !== null) found.push(`${operation.id} by ${method}: ${problem}`);
    }

    expect(found).toEqual([]);
  });

  it('or comes without a token, or with one that is made up, is refused [SESSION-07]', async () => {
    const found = await notRefused((operation) =>
      operation.token === 'anonymous'
        ? []
        : [null, 'x'.repeat(32)].map((token) => ({
            what: `with ${token ?? 'no token'}`,
            request: goodRequest(contract, operation, token),
            refusal: { codes: ['UNAUTHORISED'] },
          })),
    );

    expect(found).toEqual([]);
  });

  it('or comes with the token of a session that is over is refused [S-27]', async () => {
    bank.clock.advance(11 * 60_000);

    const found = await notRefused((operation) =>
      operation.token === 'anonymous'
        ? []
        : [{ what: 'too late', request: good(operation), refusal: { codes: ['UNAUTHORISED'] } }],
    );
    bank.clock.advance(-11 * 60_000);

    expect(found).toEqual([]);
  });

  it('has changed nothing in the database', async () => {
    await notRefused((operation) => badRequests({ contract, operation, good: good(operation) }));
    await bank.close();

    const after = await dumpBank(folder.path);

    expect(before.size).toBeGreaterThan(10);
    for (const [table, rows] of before) expect(after.get(table) === rows, table).toBe(true);
  });
});
