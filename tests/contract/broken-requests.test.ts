import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '#schemas';
import { sayTo } from '../support/raw-http.ts';
import { openTestBank, type TestBank } from '../support/sandbox.ts';

const first = `POST ${operations.requestJwt.path} HTTP/1.1`;

/** Writes a request with these headers beside those that every one has. */
const request = (...headers: string[]) =>
  [first, 'Host: bank.test', 'Content-Type: application/json', ...headers, '', '{}'].join('\r\n');

describe('what is no request that can be read', () => {
  let bank: TestBank;

  beforeAll(async () => {
    bank = await openTestBank();
    await bank.app.listen({ port: 0, host: '127.0.0.1' });
  });

  afterAll(() => bank.close());

  const unreadable = [400, 'CONTRACT_VIOLATION', 'VALIDATION'] as const;
  it.each([
    ['headers of 17 kB', request(`x-long: ${'x'.repeat(17_000)}`), [431, 'HEADERS_TOO_LARGE', 'VALIDATION']],
    ['a length that is no number', request('Content-Length: abc'), unreadable],
    ['two lengths', request('Content-Length: 2', 'Content-Length: 3'), unreadable],
    ['a header without a name', request(': nameless'), unreadable],
    ['no HTTP', 'segreto\r\n\r\n', unreadable],
  ] as const)(
    'is refused in the contract’s own shape, which no cache keeps and no browser guesses at: %s',
    async (_what, words, refusal) => {
      const [head = '', body = ''] = (await sayTo(bank.app, words)).split('\r\n\r\n');

      const [status, code, type] = refusal;
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head.split('\r\n')).toEqual(
        expect.arrayContaining([
          'cache-control: no-store',
          'x-content-type-options: nosniff',
          'content-type: application/json; charset=utf-8',
          `content-length: ${body.length}`,
        ]),
      );
      expect(JSON.parse(body)).toEqual({ code, type, message: expect.stringMatching(/^The .+\.$/) });
    },
  );

  it.each([
    'Authorization',
    'Content-Type',
    'transactionId',
    'transactionData',
    'mtTransactionId',
    'additionalInfo',
    'Macro-Context',
    'Origin',
    'Host',
  ])('is refused where what decides comes twice, be it the same: %s [S-19]', async (name) => {
    const { method, path } = operations.updateContact;
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'Host: bank.test',
      'Content-Type: application/json',
      'Macro-Context: /',
      'Micro-Context: test',
      'Connection: close',
      'Content-Length: 2',
    ];
    const one = `${name}: ${name === 'Content-Type' ? 'application/json' : 'a'.repeat(30)}`;
    const twice = [
      ...lines.filter((line) => !line.startsWith(`${name}:`)),
      one,
      one.replace(name, name.toUpperCase()),
    ];

    const [head = '', body = ''] = (await sayTo(bank.app, [...twice, '', '{}'].join('\r\n'))).split(
      '\r\n\r\n',
    );

    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toEqual({
      code: 'CONTRACT_VIOLATION',
      type: 'VALIDATION',
      message: 'is sent more than once',
      pointer: `/${name}`,
    });
  });

  it('is not a request whose headers are long and within what the bank reads', async () => {
    const told = await sayTo(
      bank.app,
      request('Connection: close', 'Content-Length: 2', `x-long: ${'x'.repeat(15_000)}`),
    );

    expect(told).toMatch(/^HTTP\/1\.1 200 /);
  });
});
