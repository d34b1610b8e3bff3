import { describe, expect, it, vi } from 'vitest';
import { cards, clientOver, refusal } from './client.fixture.ts';
import { fakeNetwork, json } from './fake-bank.fixture.ts';

describe('what the keeper of the session hears', () => {
  it('says that it is loading from the first request to the last answer [LOAD-01]', async () => {
    const loading = vi.fn<(isLoading: boolean) => void>();
    const client = clientOver(fakeNetwork(json({}), json(refusal, 422)), { listener: { loading } });

    await Promise.all([
      client.send({ operation: 'listCards', body: {} }).reply,
      client.send({ operation: 'verifyMfa', body: {} }).reply,
    ]);

    expect(loading.mock.calls).toEqual([[true], [true], [false]]);
  });

  it('goes on loading when the result says that more follows [LOAD-01]', async () => {
    const loading = vi.fn<(isLoading: boolean) => void>();
    const client = clientOver(fakeNetwork(json({ cards: [], continueLoading: true })), {
      listener: { loading },
    });

    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(loading.mock.calls).toEqual([[true]]);
  });

  it('hears of a 401 of a holder’s call, not of one before the login [SESSION-06]', async () => {
    const unauthorised = vi.fn<() => void>();
    const dead = { code: 'UNAUTHORISED', type: 'SESSION', message: '' };
    const client = clientOver(fakeNetwork(json(dead, 401)), { listener: { unauthorised } });

    await client.send({ operation: 'requestToken', body: {} }).reply;
    expect(unauthorised).not.toHaveBeenCalled();
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(unauthorised).toHaveBeenCalledTimes(1);
  });

  it('hears that the session was used, but not by what the portal asks of itself', async () => {
    const used = vi.fn<() => void>();
    const status = {
      flow: 'LOGIN_END',
      userStatus: 'ACTIVE',
      idleEndsAt: '2026-11-18T10:05:00.000+01:00',
      endsAt: '2026-11-18T11:00:00.000+01:00',
    };
    const client = clientOver(fakeNetwork(json(status), cards), { listener: { used } });

    await client.send({ operation: 'userStatus' }).reply;
    expect(used).not.toHaveBeenCalled();
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(used).toHaveBeenCalledTimes(1);
  });
});
