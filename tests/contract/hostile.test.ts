import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { attack, emptyTally } from '../../bench/hostile/attack.ts';
import { changesBetween } from '../../bench/hostile/bank.ts';
import { siege } from '../../bench/hostile/siege.ts';
import type { Trial } from '../../bench/hostile/trials.ts';
import { sampleOf } from '../conformance/defects/sample.ts';
import type { Reply } from '#conformance';
import { goodRequest } from '../support/contract-samples.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const seed = 94;
const contract = readContract();

/** Keeps every id of another holder, and a few of all else. */
function sample(trials: readonly Trial[]): Trial[] {
  const [ids, others] = [trials.filter(isOfIds), trials.filter((trial) => !isOfIds(trial))];
  return [...ids, ...sampleOf(others, 12, seed)];
}

const isOfIds = (trial: Trial): boolean => trial.class === 'another’s id';

describe.each(await rulePlaces())('a bank on $name under attack', (place) => {
  it('refuses wrong tokens, others’ ids and broken bodies at every operation, tells nothing and changes nothing [S-94, S-34]', async () => {
    const { tried, breaches, letIn, operations } = await siege(place, { choose: sample, atOnce: true });

    expect(breaches).toEqual([]);
    expect(letIn).toBe(operations);
    expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(operations * 10);
    expect(tried.get('another’s id')).toBeGreaterThan(70);
  });
});

const stored = (...cards: object[]) => new Map([['cards', cards.map((card) => ({ ...card }))]]);

const refusal = (status: number, code: string, type: string): Partial<Reply> => ({
  status,
  body: { code, type, message: 'No.' },
});
const unauthorised = refusal(401, 'UNAUTHORISED', 'SESSION');

/** Tells what gives way at a bank that answers one thing, and another to an id that is nobody’s. */
async function breachesOf(answer: Partial<Reply>, toNobodys: Partial<Reply> = answer) {
  const operation = contract.operations.get('readCardContext');
  if (operation === undefined) throw new Error('the contract has lost readCardContext');
  const [request, nobodys] = [0, 1].map(() => goodRequest(contract, operation, 'x'.repeat(43)));
  if (request === undefined || nobodys === undefined) throw new Error('there is no request');
  const codes = ['UNAUTHORISED', 'NOT_FOUND'];
  const trial: Trial = { class: 'another’s id', operation, what: 'theirs', request, nobodys, codes };
  const guards = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  const base: Reply = {
    status: 0,
    media: 'application/json',
    body: {},
    retryAfterMs: null,
    headers: guards,
  };
  const tally = emptyTally();
  const wire = async (sent: unknown) => ({ ...base, ...(sent === nobodys ? toNobodys : answer) });
  await attack([trial], { wire, tally, marks: ['RSSMRA85T10A562S'], contract });
  return tally.breaches.map(({ how }) => how);
}

describe('the attack', () => {
  it('lets pass what is refused as it must be [S-94]', async () => {
    expect(await breachesOf(unauthorised)).toEqual([]);
  });

  it.each([
    ['a success', { status: 200 }, 'answered 200'],
    ['a failure', refusal(500, 'INTERNAL_ERROR', 'UNAVAILABLE'), 'answered 500 INTERNAL_ERROR'],
    ['no answer', { status: 0 }, 'answered no answer'],
    ['another refusal', refusal(422, 'CARD_BLOCKED', 'SHOW'), 'answered 422 CARD_BLOCKED'],
    ['a refusal that a cache may keep', { ...unauthorised, headers: {} }, 'may be kept by a cache'],
    [
      'a refusal that tells of the other holder',
      { status: 404, body: { code: 'NOT_FOUND', message: 'RSSMRA85T10A562S has it' } },
      'answered 404 NOT_FOUND with what belongs to the other holder',
    ],
  ] as const)('finds %s [S-94]', async (_what, answer, told) => {
    expect(await breachesOf(answer)).toEqual([expect.stringContaining(told)]);
  });

  it('finds that what exists is refused otherwise than what does not [S-94, S-34]', async () => {
    const toNobodys = refusal(404, 'NOT_FOUND', 'CUSTOM');

    expect(await breachesOf(unauthorised, toNobodys)).toEqual([
      'answered 401 UNAUTHORISED, but 404 NOT_FOUND for one that is nobody’s',
    ]);
  });

  it('finds rows that came, went or are no longer what they were [S-94]', () => {
    const before = stored({ id: 1, limit: 5 }, { id: 2, limit: 5 });

    expect(changesBetween(before, stored({ id: 1, limit: 5 }, { id: 2, limit: 5 }))).toEqual([]);
    expect(changesBetween(before, stored({ id: 1, limit: 9 }, { id: 2, limit: 5 }))).toEqual([
      'cards has {"id":1,"limit":9}',
    ]);
    expect(changesBetween(before, stored({ id: 1, limit: 5 }))).toEqual(['cards has lost rows']);
  });
});
