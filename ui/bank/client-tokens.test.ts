import { describe, expect, it } from 'vitest';
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
