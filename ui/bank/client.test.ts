import { operations, replyShapes } from '#schemas';
import { describe, expect, it, vi } from 'vitest';
import { createBankClient, type BankClientOptions } from './client.ts';
import { fakeNetwork, json, noNetwork } from './fake-bank.fixture.ts';

const origin = 'http://bank.test';

function clientOver(network: ReturnType<typeof fakeNetwork>, options: Partial<BankClientOptions> = {}) {
  return createBankClient({
    operations,
    replyShapes,
    baseUrl: origin,
    credentials: 'include',
    clientInfo: { application: 'PORTALE', environment: 'TEST', version: '1.9.6' },
    session: {
      currentPath: () => '/cardsmanagement',
      riskIT: () => 'risk',
      nonce: () => 'nonce-of-this-tab',
    },
    timing: { timeoutMs: 1000, delayMs: () => 0 },
    fetch: network.fetch,
    ...options,
  });
}

const jwt = (token: string) => json({ jwt: token, expiresIn: 600 });
const accessToken = (token: string) => json({ access_token: token, token_type: 'Bearer', expires_in: 600 });
const cards = json({ cards: [] });

const isOnline = () => false;

const refusal = { code: '5707', type: 'FIELD', message: 'wrong' };

describe('what every call carries', () => {
  it('names application, environment, version, channel and locale, the path and the action [HDR-04] [HDR-05]', async () => {
    const network = fakeNetwork(json({ cards: [] }));

    await clientOver(network).send({ operation: 'listCards', body: {} }).reply;

    const { headers } = network.seen[0] ?? { headers: new Headers() };
    expect(headers.get('Application')).toBe('PORTALE');
    expect(headers.get('Env')).toBe('TEST');
    expect(headers.get('Client-Version')).toBe('1.9.6');
    expect(headers.get('Channel')).toBe('web');
    expect(headers.get('Locale')).toBe('it');
    expect(headers.get('Macro-Context')).toBe('/cardsmanagement');
    expect(headers.get('Micro-Context')).toBe('listCards');
  });

  it('goes to the contract’s path under /api, as JSON over POST, with credentials [HDR-01] [HDR-02] [HDR-03]', async () => {
    const network = fakeNetwork(json({ card: {} }));

    await clientOver(network).send({ operation: 'readCardInfo', body: { cardId: '1000001' } }).reply;

    expect(network.seen[0]).toMatchObject({
      url: '/api/services/card-service/card/card-info',
      method: 'POST',
      text: '{"cardId":"1000001"}',
      credentials: 'include',
    });
    expect(network.seen[0]?.headers.get('content-type')).toBe('application/json');
  });

  it('says for which tab a login is in a header, its body being empty, and no other call does [CALL-09] [HOLDER-01]', async () => {
    const network = fakeNetwork(json({}));
    const client = clientOver(network);

    await client.send({ operation: 'finalizeLogin', body: {} }).reply;
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(network.seen.map(({ text }) => text)).toEqual(['{}', '{}']);
    expect(network.seen.map(({ headers }) => headers.get('sessionNonce'))).toEqual([
      'nonce-of-this-tab',
      null,
    ]);
  });

  it('sends attachments as parts beside the message in JSON [CALL-49]', async () => {
    const network = fakeNetwork(json({}));
    const files = [new File(['one'], 'a.pdf'), new File(['two'], 'b.tif')];
    const message = {
      motivation: 'ALTRO',
      sectionCode: 'ALTRO',
      message: 'Ciao',
      telephone: '+393471234567',
    };

    await clientOver(network).send({ operation: 'sendHelpMessage', body: { request: message, files } }).reply;

    const { headers, text } = network.seen[0] ?? { headers: new Headers(), text: '' };
    const parts = await new Response(text, { headers }).formData();
    const [request, ...sent] = [parts.get('request'), ...parts.getAll('files')];
    expect(request).toMatchObject({ type: 'application/json' });
    expect(await new Response(request).json()).toEqual(message);
    expect(sent.map((file) => (file instanceof File ? file.name : file))).toEqual(['a.pdf', 'b.tif']);
  });

  it('keeps credentials to its own origin when the bank sets so [HDR-03]', async () => {
    const network = fakeNetwork(json({ cards: [] }));

    await clientOver(network, { credentials: 'same-origin' }).send({ operation: 'listCards', body: {} })
      .reply;

    expect(network.seen[0]?.credentials).toBe('same-origin');
  });

  it('carries riskIT where strong authentication may be asked, with username and password, and where a code is [SCA-33] [CALL-01] [CALL-08]', async () => {
    const network = fakeNetwork(json({}));
    const client = clientOver(network);

    for (const operation of [
      'finalizeLogin',
      'requestToken',
      'generateOtp',
      'getSubscriptionStatus',
      'listCards',
    ])
      await client.send({ operation, body: {} }).reply;

    const risk = network.seen.map(({ headers }) => headers.get('riskIT'));
    expect(risk).toEqual(['risk', 'risk', 'risk', null, null]);
  });

  it('carries domain and slider with username and password alone, where the bank sets them [ADD-06] [CALL-01]', async () => {
    const network = fakeNetwork(json({}));
    const clientInfo = { application: 'PORTALE', environment: 'TEST', version: '1.9.6' };
    const set = clientOver(network, {
      clientInfo: { ...clientInfo, domain: 'portale.example', slider: '1' },
    });

    await set.send({ operation: 'requestToken', body: {} }).reply;
    await set.send({ operation: 'listCards', body: {} }).reply;
    await clientOver(network).send({ operation: 'requestToken', body: {} }).reply;

    const sent = network.seen.map(({ headers }) => [headers.get('domain'), headers.get('slider')]);
    expect(sent).toEqual([
      ['portale.example', '1'],
      [null, null],
      [null, null],
    ]);
  });

  it('adds the headers of a proof when it is given them [HDR-06]', async () => {
    const network = fakeNetwork(json({}));
    const headers = { transactionId: 'a', transactionData: 'b', mtTransactionId: 'c', additionalInfo: 'd' };

    await clientOver(network).send({ operation: 'updateContact', body: {}, headers }).reply;

    for (const [name, value] of Object.entries(headers)) {
      expect(network.seen[0]?.headers.get(name)).toBe(value);
    }
  });
});

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

  it('is "unreachable" when the bank does not answer in time [S-52]', async () => {
    const silent = fakeNetwork(() => new Promise<Response>(() => {}));
    const client = clientOver(silent, { timing: { timeoutMs: 20 } });

    const reply = await client.send({ operation: 'updateContact', body: {} }).reply;

    expect(reply).toEqual({ kind: 'unreachable' });
    expect(silent.seen).toHaveLength(1);
  });

  it('is never told to whoever has cancelled', async () => {
    const told = vi.fn<() => void>();
    const client = clientOver(fakeNetwork(json({ cards: [] })));
    const sent = client.send({ operation: 'listCards', body: {} });

    sent.cancel();
    void sent.reply.then(told);
    await client.send({ operation: 'listCards', body: {} }).reply;

    expect(told).not.toHaveBeenCalled();
  });
});

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
