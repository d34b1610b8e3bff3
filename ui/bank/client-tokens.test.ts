import { describe, expect, it, vi } from 'vitest';
import type { Regained } from './client.ts';
import { accessToken, cards, clientOver } from './client.fixture.ts';
import { fakeNetwork, json } from './fake-bank.fixture.ts';

const jwt = (token: string) => json({ jwt: token, expiresIn: 600 });

describe('tokens', () => {
  it('asks for a token with the JWT and a form, then calls with the token [LOGIN-08] [SESSION-07] [SESSION-08]', async () => {
    const network = fakeNetwork(jwt('jwt-1'), accessToken('token-1'), json({}));
    const client = clientOver(network);

    await client.send({ operation: 'requestJwt', body: {} }).reply;
    const credentials = { grant_type: 'PASSWORD', username: 'a@b.it', password: 'p w' };
    await client.send({ operation: 'requestToken', body: credentials }).reply;
    await client.send({ operation: 'userLogin', body: { rememberUserName: false } }).reply;

    const bearers = network.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual([null, 'Bearer jwt-1', 'Bearer token-1']);
    expect(network.seen[1]?.text).toBe('grant_type=PASSWORD&username=a%40b.it&password=p+w');
  });

  it('keeps the token of a registration apart from that of the login, and asks nothing for one that nobody began [REG-24]', async () => {
    const begun = json({ jwt: 'flow-1', expiresIn: 600, state: 'STATE_30_EMAIL' });
    const network = fakeNetwork(jwt('jwt-1'), begun, json({}));
    const client = clientOver(network);

    const early = await client.send({ operation: 'recoverRegistrationFlow' }).reply;
    await client.send({ operation: 'requestJwt', body: {} }).reply;
    await client.send({ operation: 'verifyRegistrationFiscalCode', body: {} }).reply;
    await client.send({ operation: 'recoverRegistrationFlow' }).reply;
    await client.send({ operation: 'requestToken', body: {} }).reply;

    expect(early).toMatchObject({ kind: 'reply', status: 401 });
    const bearers = network.seen.map(({ headers }) => headers.get('authorization'));
    expect(bearers).toEqual([null, 'Bearer jwt-1', 'Bearer flow-1', 'Bearer jwt-1']);
  });

  it('takes over every new token, clientAccessToken as well as access_token [SESSION-03]', async () => {
    const network = fakeNetwork(
      accessToken('old'),
      json({ clientAccessToken: 'new', flow: 'LOGIN_END' }),
      json({}),
    );
    const client = clientOver(network);

    await client.send({ operation: 'requestToken', body: {} }).reply;
    await client.send({ operation: 'finalizeLogin', body: {} }).reply;
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(network.seen[2]?.headers.get('authorization')).toBe('Bearer new');
  });

  it('forgets every token when the session is over [S-32]', async () => {
    const network = fakeNetwork(accessToken('token-1'), cards);
    const client = clientOver(network);

    await client.send({ operation: 'requestToken', body: {} }).reply;
    client.signOut();
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(client.hasSession()).toBe(false);
    expect(network.seen[1]?.headers.has('authorization')).toBe(false);
  });

  it('leaves no token where anybody else could read it [S-32]', async () => {
    const network = fakeNetwork(accessToken('token-1'));
    const client = clientOver(network);

    await client.send({ operation: 'requestToken', body: {} }).reply;

    expect(JSON.stringify(client)).not.toContain('token-1');
    expect(network.seen.map(({ url }) => url).join()).not.toContain('token-1');
  });
});

const unauthorised = json({ code: 'UNAUTHORISED', type: 'SESSION', message: 'over' }, 401);
const takenUp = json({
  clientAccessToken: 'token-2',
  username: 'anna',
  flow: 'LOGIN_END',
  flowKey6Context: '',
  userStatus: 'ACTIVE',
  sealingSecret: 'a'.repeat(42) + 'A',
});

/** A client whose token the bank refuses, and what is told of it. */
function refusedClient(answers: Parameters<typeof fakeNetwork>, regained?: Regained) {
  const network = fakeNetwork(accessToken('token-1'), ...answers);
  const over = vi.fn<() => void>();
  const takeUp = async (): Promise<Regained> => {
    await client.send({ operation: 'takeUpSession', body: {} }).reply;
    return 'taken-up';
  };
  let asking: Promise<Regained> | undefined;
  const regain = async () => regained ?? (asking ??= takeUp());
  const client = clientOver(network, { regain, listener: { unauthorised: over } });
  const bearers = () => network.seen.map(({ headers }) => headers.get('authorization'));
  return { client, over, bearers };
}

describe('a token that is good for nothing any more', () => {
  it('is replaced by that of the session, where it lives, and the call is sent with it [HOLDER-01] [SESSION-06]', async () => {
    const { client, over, bearers } = refusedClient([unauthorised, takenUp, cards]);
    await client.send({ operation: 'requestToken', body: {} }).reply;

    const reply = await client.send({ operation: 'listCards', body: {} }).reply;

    expect(reply).toMatchObject({ kind: 'reply', status: 200 });
    expect(bearers()).toEqual([null, 'Bearer token-1', null, 'Bearer token-2']);
    expect(over).not.toHaveBeenCalled();
  });

  it('is asked about once, however many calls it was refused to [S-31]', async () => {
    const { client, over, bearers } = refusedClient([unauthorised, unauthorised, takenUp, cards, cards]);
    await client.send({ operation: 'requestToken', body: {} }).reply;

    const both = await Promise.all(
      ['listCards', 'listCards'].map((operation) => client.send({ operation, body: {} }).reply),
    );

    expect(both).toMatchObject([{ status: 200 }, { status: 200 }]);
    expect(bearers().filter((bearer) => bearer === 'Bearer token-2')).toHaveLength(2);
    expect(over).not.toHaveBeenCalled();
  });

  it('ends the session where that is over, and where the next one is refused too [SESSION-06]', async () => {
    const [gone, again] = [
      refusedClient([unauthorised], 'over'),
      refusedClient([unauthorised, takenUp, unauthorised]),
    ];
    for (const { client } of [gone, again]) {
      await client.send({ operation: 'requestToken', body: {} }).reply;

      expect(await client.send({ operation: 'listCards', body: {} }).reply).toMatchObject({ status: 401 });
    }
    expect([gone, again].map(({ over }) => over.mock.calls.length)).toEqual([1, 1]);
  });

  it('ends nothing where the bank cannot be asked: the call was not done [S-31]', async () => {
    const { client, over } = refusedClient([unauthorised], 'unreached');
    await client.send({ operation: 'requestToken', body: {} }).reply;

    const reply = await client.send({ operation: 'topUpPhone', body: {} }).reply;

    expect(reply).toEqual({ kind: 'unreachable', unsent: true });
    expect(over).not.toHaveBeenCalled();
  });
});
