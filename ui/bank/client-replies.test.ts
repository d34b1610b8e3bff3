import { describe, expect, it, vi } from 'vitest';
import { clientOver, refusal } from './client.fixture.ts';
import { fakeNetwork, json, noNetwork } from './fake-bank.fixture.ts';

describe('what comes back', () => {
  it('is the reply and its body, whatever the status, and when to ask again [HDR-07] [HDR-08]', async () => {
    const client = clientOver(fakeNetwork(json({ cards: [] }), json(refusal, 422, { 'Retry-After': '30' })));

    const good = await client.send({ operation: 'listCards', body: {} }).reply;
    const bad = await client.send({ operation: 'verifyMfa', body: {} }).reply;

    expect(good).toEqual({ kind: 'reply', status: 200, body: { cards: [] } });
    expect(bad).toEqual({ kind: 'reply', status: 422, body: refusal, retryAfter: 30 });
  });

  it.each([
    ['no network', noNetwork, { kind: 'unreachable' }],
    [
      'a body that is not JSON',
      () => new Response('<html>', { headers: { 'content-type': 'application/json' } }),
      { kind: 'unreachable', answered: true },
    ],
    [
      'an error that is not the bank’s',
      () => new Response('Bad gateway', { status: 502 }),
      { kind: 'unreachable', answered: true },
    ],
  ])('is "unreachable" after %s [HDR-09] [HDR-10]', async (_case, answer, expected) => {
    const client = clientOver(fakeNetwork(answer));

    const reply = await client.send({ operation: 'updateContact', body: {} }).reply;

    expect(reply).toEqual(expected);
  });

  it.each([401, 404])(
    'is a refusal at %d whatever the words: nobody has done anything [HDR-08]',
    async (status) => {
      const client = clientOver(fakeNetwork(() => new Response('<html>Not here</html>', { status })));

      const reply = await client.send({ operation: 'takeUpSession', body: { nonces: [], next: '' } }).reply;

      expect(reply).toMatchObject({ kind: 'reply', status, body: null });
    },
  );

  it('is "unreachable" when the bank does not answer in time [S-52]', async () => {
    const silent = fakeNetwork(() => new Promise<Response>(() => {}));
    const client = clientOver(silent, { timing: { timeoutMs: 20 } });

    const reply = await client.send({ operation: 'updateContact', body: {} }).reply;

    expect(reply).toEqual({ kind: 'unreachable' });
    expect(silent.seen).toHaveLength(1);
  });

  it('is never told to the one who has cancelled', async () => {
    const told = vi.fn<() => void>();
    const client = clientOver(fakeNetwork(json({ cards: [] })));
    const sent = client.send({ operation: 'listCards', body: {} });

    sent.cancel();
    void sent.reply.then(told);
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(told).not.toHaveBeenCalled();
  });
});
