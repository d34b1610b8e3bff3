import { describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import { addressOf } from '../support/sandbox.ts';
import { codeOf, logIn } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('faults by the console on $name', (place) => {
  const bank = bankOn(place);

  it.each([
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'status' }, 500],
    [{ kind: 'status', status: 401 }, 401],
  ])('makes a call fail with %j, so many times [S-51]', async (fault, status) => {
    const faults = [{ operationId: 'readDictionary', ...fault, times: 2 }];
    await bank.console('PUT', 'faults', faults);

    const answers = [1, 2, 3].map(() => bank.call('readDictionary', undefined));

    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses.toSorted((left, right) => left - right)).toEqual([200, status, status]);
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });

  it('answers late where a fault says so, and other calls meanwhile at once [S-51]', async () => {
    await bank.console('PUT', 'faults', [
      { operationId: 'readDictionary', kind: 'delay', ms: 300, times: 1 },
    ]);

    const late = bank.call('readDictionary', undefined);
    const other = bank.call('requestJwt', {});

    expect(await Promise.race([late.then(() => 'late'), other.then(() => 'other')])).toBe('other');
    expect((await late).status).toBe(200);
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });

  it('answers what cannot be read, where a fault says so [S-51]', async () => {
    await bank.console('PUT', 'faults', [{ operationId: '*', kind: 'malformed' }]);

    const reply = await bank.app.inject({ method: 'GET', url: '/api/content/dictionary' });

    expect(() => reply.json()).toThrow();
    expect(await bank.console('DELETE', 'faults')).toEqual([]);
  });

  it('drops the line where a fault says so, and serves the next call [S-51]', async () => {
    const url = `${await addressOf(bank)}/api/content/dictionary`;
    await bank.console('PUT', 'faults', [{ operationId: 'readDictionary', kind: 'reset', times: 1 }]);

    const dropped = fetch(url);

    await expect(dropped).rejects.toThrow('fetch failed');
    expect((await fetch(url)).status).toBe(200);
  });

  it('leaves a caller without an answer where a fault says so [S-51]', async () => {
    await bank.console('PUT', 'faults', [{ operationId: 'readDictionary', kind: 'hang', times: 1 }]);

    const hanging = bank.call('readDictionary', undefined);
    const first = await Promise.race([
      hanging,
      bank.call('listCategories', { cardId: '1000101' }, { token: 'x' }),
    ]);

    expect(first.status).toBe(401);
  });

  it.each(['reset', 'status'])(
    'loses the reply of what was done all the same, by %s after it [S-51]',
    async (kind) => {
      const token = await logIn(bank, `standard+after-${kind}@percorso.test`);
      const url = `${await addressOf(bank)}/api/services/login/auth/user-logout`;
      await bank.console('PUT', 'faults', [{ operationId: 'userLogout', kind, after: true, times: 1 }]);

      const headers = {
        authorization: `Bearer ${token}`,
        'macro-context': '/',
        'micro-context': 'test',
        'content-type': 'application/json',
      };
      const told = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ clientAccessToken: token }),
      }).then(
        ({ status }) => status,
        () => 'lost',
      );

      expect(told).toBe(kind === 'reset' ? 'lost' : 500);
      expect(codeOf(await bank.call('listCards', {}, { token }))).toBe('UNAUTHORISED');
    },
  );

  it.each([
    { id: 'generateOtp', status: 429, code: 'OTP_TOO_SOON', wait: '1' },
    { id: 'requestJwt', status: 429, code: 'TOO_MANY_REQUESTS', wait: '1' },
    { id: 'requestJwt', status: 503, code: 'SERVICE_UNAVAILABLE', wait: '1' },
    { id: 'topUpPhone', status: 403, code: 'FUNCTION_NOT_AVAILABLE', wait: undefined },
    { id: 'requestJwt', status: 502, code: 'INTERNAL_ERROR', wait: undefined },
  ] as const)(
    'where a fault has $id answer $status, says $code, and when to ask again if that helps [S-51]',
    async ({ id, status, code, wait }) => {
      await bank.console('PUT', 'faults', [{ operationId: id, kind: 'status', status, times: 1 }]);

      const reply = await bank.app.inject({ method: 'POST', url: operations[id].path });

      expect([reply.statusCode, reply.headers['retry-after']]).toEqual([status, wait]);
      expect(reply.json()).toMatchObject({ code });
    },
  );

  it.each([
    [
      'PUT faults',
      [
        { operationId: '*', kind: 'hang' },
        { operationId: 'noSuch', kind: 'hang' },
      ],
      '/1/operationId',
    ],
    ['PUT faults', [{ operationId: '*', kind: 'odd' }], '/0/kind'],
    ['PUT faults', [{ operationId: '*' }], '/0/kind'],
    ['PUT faults', [{ operationId: '*', kind: 'delay' }], '/0/ms'],
    ['POST clock', { ahead: 'PT1H' }, '/ahead'],
    ['POST unblock', {}, '/username'],
  ] as const)('refuses %s with %j and names the field', async (call, body, pointer) => {
    const method = call === 'PUT faults' ? 'PUT' : 'POST';
    const path = call.slice(method.length + 1);
    await bank.console('DELETE', 'faults');

    const reply = await bank.consoleApp.inject({
      method,
      url: `/sandbox/api/${path}`,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });

    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'CONTRACT_VIOLATION', type: 'VALIDATION', pointer });
    expect(await bank.console('GET', 'faults')).toEqual([]);
  });
});
