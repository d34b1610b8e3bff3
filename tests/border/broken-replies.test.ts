import { describe, expect, it } from 'vitest';
import { type ContractOperation, readContract } from '#schemas/provider';
import { askedClient } from './asked-client.ts';
import { placesOf, type ReplyPlace, requiredOf, withValue } from './reply-places.ts';

const contract = readContract();
const all = [...contract.operations.values()];
const inJson = all.filter(({ media }) => media === 'application/json');
const files = all.filter(({ media }) => media !== 'application/json');
const unreadable = { kind: 'unreachable', answered: true };
const bank = askedClient();

/** Every place of every reply, with the examples of the contract. */
const places = inJson.flatMap((operation) =>
  operation.examples.reply.flatMap((body) =>
    placesOf(contract, operation.reply, body).map((place) => ({ operation, body, place })),
  ),
);

type Wrong = { id: string; path: string; body: unknown; rows: ReplyPlace['rows'] };

/** Each required member left out in turn. */
const lacking = places.flatMap(({ operation, body, place }) =>
  requiredOf(place.schema, place.value).map((name) =>
    wrong(operation, body, { ...place, path: [...place.path, name], value: undefined }),
  ),
);

/** Each place with something of another kind: a list for an object, an object for a list, and so on. */
const swapped = places.flatMap(({ operation, body, place }) =>
  others(place).map((value) => wrong(operation, body, { ...place, value })),
);

function wrong({ id }: ContractOperation, body: unknown, { path, value, rows }: ReplyPlace): Wrong {
  return { id, path: path.join('/'), body: beside(withValue(body, path, value), body, rows), rows };
}

/** Puts a row that is right beside one that is not. */
function beside(broken: unknown, body: unknown, rows: ReplyPlace['rows']): unknown {
  if (!rows) return broken;
  return withValue(broken, rows, [...listAt(broken, rows), listAt(body, rows)[0]]);
}

function listAt(body: unknown, path: readonly (string | number)[]): readonly unknown[] {
  const found = path.reduce<unknown>((value, step) => Reflect.get(Object(value), step), body);
  return Array.isArray(found) ? found : [];
}

function others({ schema, value, isOptional = false }: ReplyPlace): unknown[] {
  const nothing = isOptional ? [] : [null];
  if (Array.isArray(value)) return [...nothing, {}, 'text'];
  if (typeof value === 'object') return [...nothing, [], 'text'];
  return [
    ...nothing,
    {},
    [],
    typeof value === 'string' ? 7 : 'text',
    ...(schema['type'] === 'integer' ? [0.5] : []),
  ];
}

describe('a reply that is not as the contract says', () => {
  it.each([
    ['null', 'null'],
    ['a list for an object', '[]'],
    ['a text', '"done"'],
    ['nothing at all', ''],
  ])('is an answer that nobody can read when it is %s, whatever was asked [S-85]', async (_case, body) => {
    const taken: string[] = [];
    for (const { id } of inJson) {
      const { reply, misfits } = await bank.text(id, body);
      if (JSON.stringify(reply) !== JSON.stringify(unreadable) || misfits.length !== 1) taken.push(id);
    }

    expect(inJson.length).toBeGreaterThan(140);
    expect(taken).toEqual([]);
  });

  it.each([
    ['a page in HTML', '<!doctype html><title>Accedi alla rete</title>', 'text/html; charset=utf-8'],
    ['a body that was cut', '{"cards":[{"id":"10000', 'application/json'],
  ])('is an answer that nobody can read when it is %s, of files too [S-85]', async (_case, body, type) => {
    const taken: string[] = [];
    for (const { id } of all) {
      const { reply } = await bank.text(id, body, type);
      if (JSON.stringify(reply) !== JSON.stringify(unreadable)) taken.push(id);
    }

    expect(taken).toEqual([]);
  });

  it('is an answer that nobody can read when it lacks a required member, each in turn, outside of rows [S-85]', async () => {
    const essential = lacking.filter(({ rows }) => !rows);

    expect(essential.length).toBeGreaterThan(400);
    expect(await thatAreTaken(essential)).toEqual([]);
  });

  it('is an answer that nobody can read when any of its places holds another kind of thing [S-85]', async () => {
    const essential = swapped.filter(({ rows }) => !rows);

    expect(essential.length).toBeGreaterThan(1500);
    expect(await thatAreTaken(essential)).toEqual([]);
  });

  it('is told with its call and the place, and with nothing of what it held [S-85]', async () => {
    const { misfits } = await bank.json('readDictionary', {
      locale: 'it',
      version: '1',
      messages: { 'Giulia Ferri': 4417 },
    });

    expect(misfits).toEqual([{ operation: 'readDictionary', pointer: '/messages/-', kind: 'broken' }]);
  });

  it('gives no session to anyone who has logged in by it [S-85]', async () => {
    await bank.json('requestToken', { access_token: 'token-1', token_type: 'Bearer' });

    expect(bank.hasSession()).toBe(false);
  });
});

/** Returns those that came in all the same. */
async function thatAreTaken(wrongs: readonly Wrong[]): Promise<string[]> {
  const taken: string[] = [];
  for (const { id, path, body } of wrongs) {
    const { reply, misfits } = await bank.json(id, body);
    const isTold = misfits.length === 1 && misfits[0]?.kind === 'broken';
    if (JSON.stringify(reply) !== JSON.stringify(unreadable) || !isTold) taken.push(`${id} ${path}`);
  }
  return taken;
}

describe('a row that is not as the contract says', () => {
  const rows = [...lacking, ...swapped].filter((one) => one.rows);

  it('is left out and told, whatever is wrong with it, and the list stands [S-85]', async () => {
    const lost: string[] = [];
    for (const { id, path, body, rows: list = [] } of rows) {
      const { reply, misfits } = await bank.json(id, body);
      const { leftOut, body: kept } = Object(reply) as { leftOut?: number; body?: unknown }; // a reply, or it is lost
      const isLeftOut = leftOut === 1 && listAt(kept, list).length === listAt(body, list).length - 1;
      if (!isLeftOut || misfits[0]?.kind !== 'left-out') lost.push(`${id} ${path}`);
    }

    expect(rows.length).toBeGreaterThan(500);
    expect(lost).toEqual([]);
  });

  it('takes its list with it where no other row is right, for an empty list would say that there is nothing [S-85]', async () => {
    const { reply } = await bank.json('listPayees', { payees: [{ payeeId: 'only' }] });

    expect(reply).toEqual(unreadable);
  });

  it.each([
    ['an instant without a day of the calendar', { transactionDate: '2026-02-30T10:00:00.000+01:00' }],
    ['an instant that is a text', { transactionDate: 'ieri' }],
    ['an amount in a currency that is none', { chargeCurrencyAmount: { amount: 100, currency: '€' } }],
    ['an amount with a point', { chargeCurrencyAmount: { amount: 1.5, currency: 'EUR' } }],
    ['a category that nobody knows', { category: 'RAZZI' }],
    ['a rate that is no number', { exchange: 'uno' }],
  ])('is one with %s [S-85]', async (_case, difference) => {
    const [sample] = contract.operations.get('listTransactions')?.examples.reply ?? [];
    const [good = {}] = listAt(sample, ['transactions']);

    const { reply, misfits } = await bank.json('listTransactions', {
      transactions: [good, Object.assign({}, good, difference)],
      totalTransactionNumber: 2,
    });

    expect(reply).toMatchObject({ leftOut: 1, body: { transactions: [good] } });
    expect(misfits[0]?.pointer).toContain('/transactions/-/');
  });
});

describe('a reply that may come in', () => {
  it('is each example of the contract, as it is, and with more members than the contract has [S-85]', async () => {
    const refused: string[] = [];
    for (const { id, examples } of inJson) {
      for (const example of examples.reply) {
        const body = { ...Object(example), aMemberOfTomorrow: { of: 'the bank' } };
        const { reply, misfits } = await bank.json(id, body);
        if (JSON.stringify(Object(reply).body) !== JSON.stringify(body) || misfits.length > 0)
          refused.push(id);
      }
    }

    expect(refused).toEqual([]);
  });

  it('has no member that may be left out and is null, in rows as well [S-85]', async () => {
    const optional = places.filter(({ place }) => place.isOptional);
    const kept: string[] = [];
    for (const { operation, body, place } of optional) {
      const { reply, misfits } = await bank.json(operation.id, withValue(body, place.path, null));
      const without = JSON.stringify(withValue(body, place.path, undefined));
      if (JSON.stringify(Object(reply).body) !== without || misfits.length > 0)
        kept.push(`${operation.id} ${place.path.join('/')}`);
    }

    expect(optional.length).toBeGreaterThan(70);
    expect(kept).toEqual([]);
  });

  it('is a file where a file was asked for, and no file elsewhere [S-85]', async () => {
    const [taken, refused]: [string[], string[]] = [[], []];
    for (const { id, media } of files) {
      const { reply } = await bank.file(id, media);
      if (Object(reply).body instanceof Uint8Array) taken.push(id);
    }
    for (const { id } of inJson) {
      const { reply } = await bank.file(id, 'application/pdf');
      if (JSON.stringify(reply) === JSON.stringify(unreadable)) refused.push(id);
    }

    expect(taken).toEqual(files.map(({ id }) => id));
    expect(refused).toEqual(inJson.map(({ id }) => id));
  });
});
