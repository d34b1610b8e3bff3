import { describe, expect, it, vi } from 'vitest';
import { cards, clientOver } from './client.fixture.ts';
import { fakeNetwork, json, noNetwork } from './fake-bank.fixture.ts';

const isOnline = () => false;

describe('repetition', () => {
  const unavailable = json({ code: 'INTERNAL_ERROR', type: 'UNAVAILABLE', message: '' }, 503);

  it('sends a GET again until it is answered [S-52]', async () => {
    const state = { flow: 'LOGIN_END', flowKey6Context: '', userStatus: 'ACTIVE' };
    const network = fakeNetwork(unavailable, noNetwork, json(state));

    const reply = await clientOver(network).send({ operation: 'recoverLoginFlow' }).reply;

    expect(reply).toMatchObject({ status: 200 });
    expect(network.seen).toHaveLength(3);
  });

  it('waits as long as the bank asks for [S-52]', async () => {
    const delayMs = vi.fn<() => number>(() => 0);
    const network = fakeNetwork(
      json({ code: 'X', type: 'CUSTOM', message: '' }, 429, { 'Retry-After': '0' }),
      json({}),
    );
    const client = clientOver(network, { timing: { timeoutMs: 1000, delayMs } });

    await client.send({ operation: 'readUserProfile' }).reply;

    expect(network.seen).toHaveLength(2);
    expect(delayMs).not.toHaveBeenCalled();
  });

  it('never sends a code again by itself [S-52]', async () => {
    const network = fakeNetwork(unavailable, json({}));

    await clientOver(network).send({ operation: 'verifyMfa', body: { otp: '123456' } }).reply;

    expect(network.seen).toHaveLength(1);
  });

  it('leaves repetition to a journey’s session where that one does it', async () => {
    const network = fakeNetwork(unavailable, json({}));

    await clientOver(network).once.send({ operation: 'readUserProfile' }).reply;

    expect(network.seen).toHaveLength(1);
  });
});

describe('without a connection', () => {
  it('nothing leaves that changes something, and the answer says so [LANG-01]', async () => {
    const network = fakeNetwork(json({}));
    const client = clientOver(network, { isOnline });

    const reply = await client.send({ operation: 'verifyMfa', body: { otp: '123456' } }).reply;

    expect(reply).toEqual({ kind: 'unreachable', unsent: true });
    expect(network.seen).toEqual([]);
  });

  it('what only reads is tried all the same: a browser may be wrong [S-51]', async () => {
    const client = clientOver(fakeNetwork(cards), { isOnline });

    const reply = await client.send({ operation: 'listCards', body: {} }).reply;

    expect(reply).toMatchObject({ status: 200 });
  });
});
