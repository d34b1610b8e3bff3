import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, type OperationId } from '#schemas';
import { readContract } from '#schemas/provider';
import type { Request } from '#conformance';
import { goodRequest } from '../support/contract-samples.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';
import { logIn, replyOf } from '../support/sandbox-login.ts';

const contract = readContract();
const ids = [...contract.operations.keys()] as OperationId[]; // the generated names are these, as a test holds

describe('what comes over the wire', () => {
  let bank: TestBank;
  let token: string;
  let other: string;
  let foreignCard: string;

  beforeAll(async () => {
    bank = await openTestBank({ origins: ['https://portal.example'] });
    token = await logIn(bank, 'standard+wire@percorso.test');
    other = await logIn(bank, 'famiglia+wire@percorso.test');
    foreignCard = replyOf(await bank.call('listCards', {}, { token: other })).cards[0]?.id ?? '';
  });

  afterAll(() => bank.close());

  const context = { 'macro-context': '/', 'micro-context': 'test' };

  async function send(id: OperationId, more: InjectOptions) {
    const { method, path } = operations[id];
    const good = goodOf(id);
    const headers = { authorization: `Bearer ${token}`, ...good.headers, ...more.headers };
    const query = { ...good.query, ...Object(more.query) };
    const reply = await bank.app.inject({ method, url: path, ...more, headers, query });
    return { status: reply.statusCode, body: reply.json<{ code: string; pointer?: string }>() };
  }

  it('is refused with a pointer to the very field, however deep', async () => {
    const payload = {
      cardId: foreignCard,
      pageLimit: 20,
      pageNumber: 1,
      category: ['HOTEL', 'CASINO'],
    };

    const answer = await send('listTransactions', { payload });

    expect(answer).toMatchObject({ status: 400, body: { pointer: '/category/1' } });
  });

  it.each([33, 5000, 100_000])('is refused when it is nested %i levels deep', async (levels) => {
    const payload = '['.repeat(levels) + ']'.repeat(levels);
    const headers = { ...context, 'content-type': 'application/json' };

    const answer = await send('listTransactions', { payload, headers });

    expect(answer).toMatchObject({ status: 400, body: { code: 'CONTRACT_VIOLATION' } });
  });

  it('is never coerced: a number is not a text', async () => {
    const answer = await send('readCardInfo', { payload: { cardId: Number(foreignCard) } });

    expect(answer).toMatchObject({ status: 400, body: { pointer: '/cardId' } });
  });

  it('is refused for a query parameter that the contract does not have', async () => {
    const answer = await send('listCards', { payload: {}, query: { debug: '1' } });

    expect(answer).toMatchObject({ status: 400, body: { pointer: '/debug' } });
  });

  const ofOneCard = ids.filter((id) => Object.hasOwn(Object(goodOf(id).body), 'cardId'));

  it.each(ofOneCard)('is told by %s that someone else’s card is not there [S-34]', async (id) => {
    const sample = Object(goodOf(id).body);

    const foreign = await send(id, { payload: { ...sample, cardId: foreignCard } });
    const absent = await send(id, { payload: { ...sample, cardId: '999999999999' } });

    expect(foreign).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(foreign).toEqual(absent);
  });

  it('covers every operation that takes a card [S-34]', () => {
    expect(ofOneCard.length).toBeGreaterThanOrEqual(8);
  });

  it('is refused when further cards of a change are someone else’s [S-34]', async () => {
    const own = replyOf(await bank.call('listCards', {}, { token })).cards[0]?.id;

    const answer = await send('updateContact', {
      payload: { newNumber: '3470000000', cardId: own, cardIds: [foreignCard] },
    });

    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'is refused as %s, which a page of another site could send [S-47]',
    async (type) => {
      const answer = await send('listCards', { headers: { 'content-type': type }, payload: 'a=1' });

      expect(answer).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_MEDIA' } });
    },
  );

  it('is refused from a page of another site [S-47]', async () => {
    const answer = await send('listCards', { headers: { 'sec-fetch-site': 'cross-site' }, payload: {} });

    expect(answer).toMatchObject({ status: 403, body: { code: 'CROSS_SITE' } });
  });

  it('is refused without the context headers, which no plain form can send [S-47, HDR-05]', async () => {
    const reply = await bank.app.inject({
      method: 'POST',
      url: operations.listCards.path,
      headers: { authorization: `Bearer ${token}` },
      payload: {},
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ pointer: '/Macro-Context' });
  });

  it.each([
    ['https://portal.example', 'https://portal.example'],
    ['https://evil.example', undefined],
    ['https://portal.example.evil.example', undefined],
    ['null', undefined],
  ])('from %s may be read by %s [S-48]', async (origin, allowed) => {
    const reply = await bank.app.inject({
      method: 'OPTIONS',
      url: operations.listCards.path,
      headers: { origin, 'access-control-request-method': 'POST' },
    });

    expect(reply.headers['access-control-allow-origin']).toBe(allowed);
  });

  it('is answered in JSON for a path that the contract does not have', async () => {
    const reply = await bank.app.inject({ method: 'POST', url: '/api/services/nothing', payload: {} });

    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is told which methods a path has, when it comes by another', async () => {
    const { path } = operations.readInstallmentAlert;
    const url = `${path}?cardId=1000001`;

    const reply = await bank.app.inject({ method: 'DELETE', url, headers: context });

    expect([reply.statusCode, reply.headers['allow']]).toEqual([405, 'GET, HEAD, POST']);
    expect(reply.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED', type: 'VALIDATION' });
  });

  it.each([
    ['{"a" 1}', 'The body cannot be read at line 1, column 6.'],
    ['{"a":', 'The body cannot be read.'],
    ['{"cardId":segreto}', 'The body cannot be read.'],
  ])('is refused when its JSON cannot be read: %s', async (payload, message) => {
    const headers = { 'content-type': 'application/json' };

    const answer = await send('listCards', { headers, payload });

    expect(answer).toEqual({
      status: 400,
      body: { code: 'CONTRACT_VIOLATION', type: 'VALIDATION', message, pointer: '' },
    });
  });

  it('is refused by a code of its own when it is longer than the bank reads', async () => {
    const declared = contract.operations.get('listCards')?.errors['BODY_TOO_LARGE'];

    const answer = await send('listCards', { payload: { text: 'x'.repeat(3_000_001) } });

    expect(answer).toMatchObject({
      status: declared?.status,
      body: { code: 'BODY_TOO_LARGE', type: declared?.type, pointer: '' },
    });
  });

  it.each(['bearer', 'BEARER'])('may write the scheme of its token as %s', async (scheme) => {
    const answer = await send('listCards', { headers: { authorization: `${scheme} ${token}` }, payload: {} });

    expect(answer.status).toBe(200);
  });

  const asText = { payload: 'a=1', headers: { 'content-type': 'text/plain' } };
  const cutOff = { payload: '{', headers: { 'content-type': 'application/json' } };
  it.each([
    { refusal: [404, 'NOT_FOUND'], request: { method: 'GET', url: '/api/services/nothing' } },
    { refusal: [404, 'NOT_FOUND'], request: { method: 'GET', url: '/api/%zz' } },
    { refusal: [405, 'METHOD_NOT_ALLOWED'], request: { method: 'DELETE', url: operations.listCards.path } },
    {
      refusal: [415, 'UNSUPPORTED_MEDIA'],
      request: { method: 'POST', url: operations.listCards.path, ...asText },
    },
    {
      refusal: [400, 'CONTRACT_VIOLATION'],
      request: { method: 'POST', url: operations.listCards.path, ...cutOff },
    },
  ] as const)(
    'is answered $refusal to $request.method $request.url in the bank’s own shape, which no cache keeps and no browser guesses at',
    async ({ refusal, request }) => {
      const reply = await bank.app.inject(request);

      expect([reply.statusCode, reply.json().code]).toEqual(refusal);
      expect(reply.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('is never answered with anything that a cache may keep', async () => {
    const { method, path } = operations.readDictionary;

    const reply = await bank.app.inject({ method, url: path, headers: context });

    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({
      locale: 'it',
      messages: { 'brand.customerService': '800 123 456' },
    });
  });
});

/** The operation’s request as its examples make it. */
function goodOf(id: OperationId): Request {
  const operation = contract.operations.get(id);
  if (operation === undefined) throw new Error(`the contract has no ${id}`);
  return goodRequest(contract, operation, null);
}
