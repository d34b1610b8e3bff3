import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { conform } from '../support/conform.ts';
import { openTestBank } from '../support/sandbox.ts';

const folder = mkdtempSync(join(tmpdir(), 'percorso-conformance-'));
const nobody = 'http://localhost:9';
const here = { port: 0, host: '127.0.0.1' };

afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string, name = 'report.json'): string {
  const file = join(mkdtempSync(join(folder, 'of-')), name);
  writeFileSync(file, text);
  return file;
}

/** Lays a bank’s folder whose settings name this host. */
function bankFolder(baseUrl: string): string {
  const cwd = mkdtempSync(join(folder, 'bank-'));
  const settings: object = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../portal.config.json'), 'utf8'),
  );
  const { provider } = Object(settings);
  writeFileSync(
    join(cwd, 'percorso.config.json'),
    JSON.stringify({ ...settings, provider: { ...provider, baseUrl } }),
  );
  return cwd;
}

/** A host that answers 200 and an empty object to whatever comes. */
async function yesSayer(): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

describe('percorso conformance', () => {
  it('reports to eyes and to programs, and ends with 0 where all that was asked for passed [RUN-13]', async () => {
    const bank = await openTestBank();
    onTestFinished(() => bank.close());
    const url = await bank.app.listen(here);
    const only = ['--console-url', await bank.consoleApp.listen(here), '--only', 'readDictionary'];

    const toEyes = await conform([url, ...only]);
    const toPrograms = await conform([`${url}/`, ...only, '--format', 'json']);

    expect([toEyes.code, toPrograms.code]).toEqual([0, 0]);
    expect(toEyes.printed).toMatch(/content\n {2}✓ readDictionary +\d+ checks/);
    expect(toEyes.printed).toContain('1 operations: 1 passed, 0 failed, 0 not run (');
    expect(JSON.parse(toPrograms.printed)).toMatchObject({ baseUrl: url, passed: 1, failed: 0, notRun: 0 });
  });

  it('passes nothing of a host that says yes to everything, and ends with 1 [RUN-13]', async () => {
    const output = join(folder, 'report.xml');

    const { code, printed } = await conform([await yesSayer(), '--format', 'junit', '--output', output]);

    expect(code).toBe(1);
    expect(printed).toMatch(/ 0 passed, \d+ failed, \d+ not run/);
    expect(printed).toMatch(/✗ login +0 of 7 {6} holders log in, and out\n✗ cards /);
    const junit = readFileSync(output, 'utf8');
    expect(junit).toContain('<testsuite name="mfa.requestJwt"');
    expect(junit).toContain('<failure message="answered 200"/>');
    expect(junit).toMatch(/<skipped message="[^"]+"\/>/);
  });

  it.each([
    [
      'en',
      'The settings name no host: say its address, such as percorso conformance https://api.bank.example',
    ],
    ['it', 'Le impostazioni non indicano un sistema: scrivi il suo indirizzo'],
  ] as const)(
    'says in %s, where the settings name no host, how one is named, and ends with 2',
    async (language, told) => {
      const { code, warned } = await conform([], { cwd: bankFolder(''), language });

      expect([code, warned]).toEqual([2, expect.stringContaining(told)]);
    },
  );

  it('asks the host of the settings of a bank’s folder, and for that who may log in there [RUN-13]', async () => {
    const cwd = bankFolder(await yesSayer());
    const accounts = join(import.meta.dirname, '../../conformance/accounts/example-host-accounts.json');

    const without = await conform([], { cwd });
    const told = await conform(['--accounts', accounts, '--only', 'requestJwt'], { cwd });

    expect([without.code, without.warned]).toEqual([
      2,
      expect.stringMatching(/--accounts says who may log in/),
    ]);
    expect([told.code, told.printed]).toEqual([1, expect.stringMatching(/✗ requestJwt +\d+ of \d+ checks/)]);
  });

  it.each([
    ['an accounts file that is not there', null, /accounts\.json cannot be read: ENOENT/],
    ['an accounts file that is no JSON', '{"codes":', /accounts\.json is no JSON/],
    [
      'an accounts file of another shape',
      '{"codes": {}}',
      /accounts\.json is not what accounts\.schema\.json says/,
    ],
  ])('says of %s what is wrong with it, and ends with 2', async (_how, text, told) => {
    const accounts = text === null ? join(folder, 'accounts.json') : fileWith(text, 'accounts.json');

    const { code, warned } = await conform([nobody, '--accounts', accounts]);

    expect([code, warned]).toEqual([2, expect.stringMatching(told)]);
  });

  it.each([
    ['that is no JSON', '{"baseUrl"', /SINCE_BROKEN: .*report\.json cannot be read: .*--format json/u],
    ['of something else', '{"tests": []}', /SINCE_BROKEN: .*report\.json is no report of this kit/u],
    [
      'of another host',
      '{"baseUrl": "https://other.example", "operations": []}',
      /SINCE_FOREIGN: .* is of https:\/\/other\.example, and this run asks http:\/\/localhost:9/u,
    ],
  ])(
    'refuses to go on from a file %s, says what was expected, and ends with 2 [RUN-13]',
    async (_what, text, told) => {
      const { code, warned } = await conform([nobody, '--since', fileWith(text)]);

      expect([code, warned]).toEqual([2, expect.stringMatching(told)]);
    },
  );

  it.each([
    [[nobody, '--only', 'listCard'], 'The contract has no operation "listCard".'],
    [[nobody, '--only', 'listCards', '--since', 'report.json'], 'leave one of them out'],
    [[nobody, '--format', 'xml'], 'There is no format "xml": terminal, json, junit.'],
    [[nobody, '--console-url', 'nowhere'], '--console-url: expected an address'],
    [['api.bank.example'], 'api.bank.example: expected an address such as https://api.bank.example'],
    [[nobody, nobody], 'conformance takes one address'],
    ...['0', '-1', 'soon', '601'].map((timeout) => [
      [nobody, `--timeout=${timeout}`],
      '--timeout must be seconds, above 0 and up to 600.',
    ]),
  ] as [string[], string][])('does not understand %j, says why, and ends with 2', async (typed, told) => {
    const { code, warned } = await conform(typed);

    expect([code, warned]).toEqual([2, expect.stringContaining(told)]);
  });

  it('tells how it is called to who asks, in both languages, and ends with 0', async () => {
    const [english, italian] = [await conform(['--help']), await conform(['--help'], { language: 'it' })];

    expect([english.code, italian.code]).toEqual([0, 0]);
    expect(english.printed).toMatch(/^Usage: percorso conformance \[<url>\] \[options\]/);
    expect(italian.printed).toMatch(/^Uso: percorso conformance \[<indirizzo>\] \[opzioni\]/);
  });
});
