import { describe, expect, it } from 'vitest';
import { clientOver } from './client.fixture.ts';
import { fakeNetwork, json } from './fake-bank.fixture.ts';

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
