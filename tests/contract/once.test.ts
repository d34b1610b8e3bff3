import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, type ContractOperation } from '#schemas/provider';
import {
  challengeIn,
  createJudge,
  keyed,
  newKey,
  otherRequest,
  type Reply,
  type Request,
  type Wire,
} from '#conformance';
import { playRecipes } from '../support/played-calls.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import { watchChanges, type Change, type Watched } from '../support/watched-changes.ts';

const contract = readContract();
const judge = createJudge(contract);
const commits = [...contract.operations.values()].filter(({ commit }) => commit);

/** What was done with a key, how the same was answered again, and how another request with the key. */
type SentTwice = {
  operation: ContractOperation;
  first: Reply;
  changes: readonly Change[];
  again: Reply;
  changedAgain: readonly Change[];
  other: Reply | null;
};

// The row by which a holder's calls wait for each other says nothing of the holder.
const isState = ({ table }: Change) => table !== 'turns';
const isDone = (reply: Reply): boolean => reply.status === 200 && challengeIn(reply) === null;
const idsOf = (sent: readonly SentTwice[]) =>
  [...new Set(sent.map(({ operation }) => operation.id))].toSorted();

describe.each(await databasePlaces())('every commit that is sent twice with one key, on $name', (place) => {
  let bank: TestBank;
  let drop: () => Promise<void>;
  let sent: SentTwice[];

  beforeAll(async () => {
    const opened = await place.open();
    drop = opened.drop;
    const onboarding = { limitedDays: 30, emailLinkDays: 30, ticketMs: 600_000, captchaBits: 8 };
    const watching: { watched?: Watched } = {};
    bank = await openTestBank({
      ...opened.options,
      policy: { onboarding },
      onOpen: async (db) => {
        watching.watched = await watchChanges(db);
      },
    });
    sent = await playTwice(bank, watching.watched);
  });

  afterAll(async () => {
    await bank.close();
    await drop();
  });

  it('is tried of each of them [LANG-01]', () => {
    expect(idsOf(sent)).toEqual(commits.map(({ id }) => id).toSorted());
  });

  it('is done the first time, and the answer kept with what it changes [LANG-01]', () => {
    const unkept = sent.filter(({ changes }) => !changes.some(({ table }) => table === 'kept_answers'));

    expect(idsOf(unkept)).toEqual([]);
  });

  it('changes nothing the second time, and sends nobody a notice [LANG-01]', () => {
    const changed = sent.filter(({ changedAgain }) => changedAgain.some(isState));

    expect(changed.map(({ operation, changedAgain }) => [operation.id, changedAgain])).toEqual([]);
  });

  it('is answered as the first time, without a code, and the answer says so [LANG-01]', () => {
    const odd = sent.filter(
      ({ first, again }) =>
        JSON.stringify(again.body) !== JSON.stringify(first.body) ||
        again.status !== 200 ||
        again.headers['set-cookie'] !== first.headers['set-cookie'] ||
        again.headers['idempotent-replayed'] !== 'true' ||
        'idempotent-replayed' in first.headers,
    );

    expect(odd.map(({ operation, again }) => [operation.id, again.status, again.body])).toEqual([]);
  });

  it('refuses the key for anything else [LANG-01]', () => {
    const tried = sent.filter(({ other }) => other !== null);
    const taken = tried.filter(({ other }) => Object(other?.body).code !== 'IDEMPOTENCY_KEY_REUSED');

    expect(taken.map(({ operation, other }) => [operation.id, other?.body])).toEqual([]);
    expect(idsOf(tried).length).toBeGreaterThan(35);
  });
});

/** Plays every recipe with a key on each commit, and sends each that is done once more, and otherwise. */
async function playTwice(bank: TestBank, watched: Watched | undefined): Promise<SentTwice[]> {
  const sent: SentTwice[] = [];
  const keys = new Map<string, string>();
  const over = (wire: Wire): Wire => {
    const noting = async (request: Request) => {
      await watched?.take();
      const reply = await wire(request);
      return { reply, changes: (await watched?.take()) ?? [] };
    };
    return async (asked) => {
      const operation = commits.find(({ method, path }) => method === asked.method && path === asked.path);
      if (operation === undefined) return wire(asked);
      const key = keys.get(operation.id) ?? newKey();
      keys.set(operation.id, key);
      const request = keyed(operation, asked, key);
      const { reply: first, changes } = await noting(request);
      if (!isDone(first)) return first;
      keys.delete(operation.id);
      const { reply: again, changes: changedAgain } = await noting(request);
      const another = otherRequest({ contract, judge, operation, request });
      const other = another === null ? null : await wire(another);
      sent.push({ operation, first, changes, again, changedAgain, other });
      return first;
    };
  };
  await playRecipes(contract, bank, { over });
  return sent;
}
