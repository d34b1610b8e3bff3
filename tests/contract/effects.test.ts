import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract, type ContractOperation, type ExemptCondition } from '#schemas/provider';
import { httpWire, type Reply, type Request } from '#conformance';
import { playAll, type PlayedCall } from '../support/played-calls.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { logIn } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';
import {
  changedColumns,
  watchChanges,
  type Change,
  type Row,
  type Watched,
} from '../support/watched-changes.ts';

const contract = readContract();
const operations = [...contract.operations.values()];

// The log of what happened, and the row by which a holder's calls wait for each other, say nothing of the holder.
const isState = ({ table }: Change) => table !== 'security_log' && table !== 'turns';

/** What a whole session's token is answered where the condition keeps it out. */
const refusing = [
  ['blocker', 'STEP_SKIPPED'],
  ['flow-session', 'UNAUTHORISED'],
  ['before-session', 'UNAUTHORISED'],
] as const;

/** The tables that a call of a condition may change with a token alone; the other conditions are about calls that are refused. */
const mayChange = {
  'own-session': ['sessions'],
  'only-sends': ['codes', 'attempts', 'challenges', 'approvals', 'outbox', 'flows holder-code'],
  prepares: ['key6_candidates', 'key6_tries', 'simulations', 'verified_numbers', 'codes', 'attempts'],
  'only-counts': ['key6_tries', 'attempts'],
  'hands-over': ['tickets'],
  notice: [
    'notices_told',
    'installment_alerts',
    'sms_alerts',
    'payees',
    'outbox',
    'cards profiling',
    'card_security pin',
  ],
  protects: ['cards holder_locked_at', 'notices_told', 'outbox'],
  harmless: [
    'help_messages',
    'help_attachments',
    'help_answers',
    'loyalty_cards',
    'outbox',
    'cards nickname',
    'approvals',
  ],
} satisfies Record<Exclude<ExemptCondition, (typeof refusing)[number][0] | 'own-code'>, readonly string[]>;

/** What a notice is due for when it changes, by table and column. */
const toldOf: Readonly<Record<string, readonly string[]>> = {
  users: ['username', 'password_hash', 'user_status'],
  phones: ['number'],
  cards: ['phone_id', 'profiling', 'holder_locked_at'],
  holder_records: ['question_id', 'answer_mac', 'registered', 'limited_since', 'sms_alert'],
  card_security: ['key6', 'key6_sealed', 'three_d_secure', 'pin_requested', 'pin_posted_at'],
  sms_alerts: ['threshold_cents'],
  installment_alerts: ['active'],
  spending_controls: ['active', 'threshold_cents'],
  statement_subscriptions: ['delivery', 'email'],
};

const openings = new Set(['users', 'phones', 'cards', 'holder_records']);

describe.each(await databasePlaces())('what every operation changes on $name', (place) => {
  let bank: TestBank;
  let drop: () => Promise<void>;
  let watched: Watched;
  let calls: PlayedCall[];
  let thief: string;

  beforeAll(async () => {
    const opened = await place.open();
    drop = opened.drop;
    // Less work than a real bank asks for: what is tried here is what is done.
    const onboarding = { limitedDays: 30, emailLinkDays: 30, ticketMs: 600_000, captchaBits: 8 };
    bank = await openTestBank({
      ...opened.options,
      policy: { onboarding, publicIp: { isOn: true } },
      onOpen: async (db) => {
        watched = await watchChanges(db);
      },
    });
    calls = await playAll(contract, bank, watched);
    thief = await logIn(bank, 'standard+thief@percorso.test');
  });

  afterAll(async () => {
    await bank.close();
    await drop();
  });

  const done = () => calls.filter(({ reply, isForged }) => !isForged && isDone(reply));
  const doneOn = (condition: ExemptCondition) =>
    done().filter(({ operation }) => operation.exempt?.condition === condition);

  it('is seen of each, done rightly at least once', () => {
    const seen = new Set(done().map(({ operation }) => operation.id));

    expect(operations.filter(({ id }) => !seen.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('is nothing where the contract says that it only reads [S-73]', () => {
    const read = done().filter(({ operation }) => operation.reads);

    expect(read.flatMap(told)).toEqual([]);
  });

  it('is nothing by a token alone where the contract says that it asks for strong authentication [S-73, S-74]', () => {
    const asking = operations.filter(isAsking);
    const bare = calls.filter(
      ({ operation, request }) => isAsking(operation) && !('mtTransactionId' in request.headers),
    );
    const asked = new Set(
      bare.filter(({ reply }) => isChallenge(reply)).map(({ operation }) => operation.id),
    );

    expect(asking.length).toBeGreaterThanOrEqual(20);
    expect(asking.filter(({ id }) => !asked.has(id)).map(({ id }) => id)).toEqual([]);
    expect(bare.filter(({ reply }) => isDone(reply)).map(({ operation }) => operation.id)).toEqual([]);
    // An old password that is asked for besides is counted.
    expect(bare.flatMap(told).filter((one) => !/ (?:challenges|attempts)$/.test(one))).toEqual([]);
  });

  it.each(Object.entries(mayChange))(
    'is no more than the exemption %s allows [S-73, S-74]',
    (condition, tables) => {
      // The keys are conditions, which the compiler holds them to.
      const exempt = doneOn(condition as ExemptCondition);

      expect(exempt.length).toBeGreaterThan(0);
      expect(exempt.flatMap(told).filter((one) => !tables.includes(one.split(': ')[1] ?? ''))).toEqual([]);
    },
  );

  it('is nothing where another code or answer is given than the holder’s [S-73]', () => {
    const forged = calls.filter(({ isForged }) => isForged);

    expect(forged.map(({ operation }) => operation.id).toSorted()).toEqual(idsOn('own-code'));
    expect(forged.filter(({ reply }) => reply.status !== 422)).toEqual([]);
    expect(forged.flatMap(told).filter((one) => !one.endsWith(' attempts'))).toEqual([]);
  });

  it.each(refusing)(
    'is nothing with the token of a whole session where the exemption is %s [S-73, S-74]',
    async (condition, code) => {
      const tried = new Map(doneOn(condition).map((call) => [call.operation.id, call]));

      const answers = [];
      for (const [id, { request }] of tried) answers.push({ id, ...(await steal(request)) });

      expect([...tried.keys()].toSorted()).toEqual(idsOn(condition));
      expect(answers).toEqual([...tried.keys()].map((id) => ({ id, code, changes: [] })));
    },
  );

  it('is told to every contact known before it, where a notice belongs, and nowhere else [S-75]', async () => {
    const owned = await watched.rows('select id, user_id from cards');
    // A driver may read as text what is a number in JSON.
    const owners = new Map(owned.map(({ id, user_id: userId }) => [String(id), userId]));
    const due = done().filter(
      ({ operation, changes }) => operation.exempt?.condition !== 'before-session' && changes.some(isToldOf),
    );

    expect([...new Set(due.map(({ operation }) => operation.id))].toSorted()).toEqual(
      operations
        .filter(({ notice }) => notice)
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { operation, changes, contacts } of due) {
      const [change] = changes.filter(isToldOf);
      const userId = ownerOf(change, owners);
      const known = contacts.filter((contact) => String(contact['user_id']) === userId).map(addressOf);
      const notices = changes.flatMap(({ table, after }) =>
        table === 'outbox' && after?.['about'] === operation.id ? [after] : [],
      );
      expect(notices.map(addressOf).toSorted(), operation.id).toEqual(known.toSorted());
      expect(known.length, operation.id).toBeGreaterThan(0);
      expect(
        notices.map(({ code }) => code),
        operation.id,
      ).toEqual(notices.map(() => null));
    }
  });

  /** Sends a request that was right with the token of a whole session of somebody else. */
  async function steal(request: Request): Promise<{ code: string; changes: string[] }> {
    const { port } = Object(bank.app.server.address());
    const headers = { ...request.headers, authorization: `Bearer ${thief}` };
    await watched.take();
    const reply = await httpWire(`http://127.0.0.1:${port}`, 30_000)({ ...request, headers });
    const changes = (await watched.take()).filter(isState);
    return { code: String(Object(reply.body).code), changes: changes.map(({ table }) => table) };
  }
});

const isAsking = ({ sca, scaSometimes }: ContractOperation): boolean => sca && scaSometimes === null;

const isChallenge = ({ status, body }: Reply): boolean =>
  (status === 403 && Object(body).code === 'SCA_REQUIRED') ||
  (status === 200 && Object(body).result === 'SCA');

const isDone = (reply: Reply): boolean => reply.status === 200 && !isChallenge(reply);

const idsOn = (condition: ExemptCondition): string[] =>
  operations
    .filter(({ exempt }) => exempt?.condition === condition)
    .map(({ id }) => id)
    .toSorted();

/** Says what a call changed: the table, and where only a part of one may change, which. */
function told({ operation, changes }: PlayedCall): string[] {
  return changes.filter(isState).map((change) => `${operation.id}: ${change.table}${partOf(change)}`);
}

/** What of a card may change by itself. */
const cardParts = ['profiling', 'holder_locked_at', 'nickname'];

function partOf(change: Change): string {
  const columns = changedColumns(change);
  if (change.table === 'flows' && change.after?.['kind'] === 'holder-code') return ' holder-code';
  const [column = ''] = columns;
  if (change.table === 'cards' && columns.length === 1 && cardParts.includes(column)) return ` ${column}`;
  const isPin = change.table === 'card_security' && key6Stands(change);
  return isPin ? ' pin' : '';
}

/** What protects a card has a row of its own once something of it has changed; until then all is as it was issued. */
function key6Stands({ how, before, after }: Change): boolean {
  const issued = {
    ...after,
    key6: 'ACTIVE',
    key6_sealed: null,
    three_d_secure: 'ACTIVE',
    pin_requested: true,
  };
  const moved = changedColumns({ table: '', how, before: before ?? issued, after });
  return moved.every((column) => column.startsWith('pin_'));
}

function isToldOf(change: Change): boolean {
  if (change.table === 'payees') return change.how === 'DELETE';
  // Who becomes known to the bank has no contacts yet.
  if (change.how === 'INSERT' && openings.has(change.table)) return false;
  const columns = toldOf[change.table];
  return columns !== undefined && changedColumns(change).some((column) => columns.includes(column));
}

function ownerOf(change: Change | undefined, owners: ReadonlyMap<string, unknown>): string {
  const row = change?.after ?? change?.before ?? {};
  if (change?.table === 'users') return String(row['id']);
  return String(row['user_id'] ?? owners.get(String(row['card_id'])));
}

const addressOf = ({ kind, recipient }: Row): string => `${String(kind)} ${String(recipient)}`;
