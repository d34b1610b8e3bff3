import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Level, OperationReport } from '#conformance';
import type { PortalConfig } from '#schemas';
import { systemClock } from '#sandbox';
import { examine, realWorld } from '#server/doctor';
import { doctorCommand } from '../../cli/commands/doctor.ts';
import { conform, runIn } from '../support/conform.ts';
import { startExampleHost, type ExampleHost } from '../support/example-host.ts';

const root = join(import.meta.dirname, '../..');
const operationsFolder = join(root, 'docs/operations');
const accounts = join(root, 'conformance/accounts/example-host-accounts.json');
const folder = mkdtempSync(join(tmpdir(), 'percorso-example-host-'));
const portal = 'https://portale.bank.example';
let host: ExampleHost;

beforeAll(async () => {
  host = await startExampleHost(root, portal);
});

afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

/** Lays a bank’s folder that calls the host, with a journey that calls these. */
function bankWith(journey: string, calls: readonly string[]): string {
  const cwd = mkdtempSync(join(folder, 'bank-'));
  const standard: PortalConfig = JSON.parse(readFileSync(join(root, 'portal.config.json'), 'utf8')); // our own
  const provider = { ...standard.provider, baseUrl: host.url };
  writeFileSync(join(cwd, 'percorso.config.json'), JSON.stringify({ ...standard, provider }));
  mkdirSync(join(cwd, 'journeys', journey), { recursive: true });
  const steps = Object.fromEntries(calls.map((operation) => [operation, { kind: 'call', operation }]));
  writeFileSync(join(cwd, 'journeys', journey, 'journey.json'), JSON.stringify({ steps }));
  return cwd;
}

describe('the example of a host', () => {
  it('reaches the level “operations”, and says of everything else that it is not there [RUN-13]', async () => {
    const output = join(folder, 'report.json');
    const { printed } = await conform([
      host.url,
      '--accounts',
      accounts,
      '--format',
      'json',
      '--output',
      output,
    ]);

    const told: { level: Level; operations: OperationReport[] } = JSON.parse(readFileSync(output, 'utf8'));
    const { level, operations } = told;
    // What it does not have it says so of, and of nothing else.
    const failed = operations.flatMap(({ operationId, checks }) =>
      checks
        .filter(({ outcome, detail = '' }) => outcome === 'failed' && !detail.includes('answered 404'))
        .map(({ name, detail }) => `${operationId} ${name}: ${detail}`),
    );
    expect(level.reached).toBe('operations');
    expect(printed).toMatch(/✓ operations +4 of 4 .*\n✗ documents +\d+ of \d+ /);
    expect(printed).toContain('Level reached: operations. For documents it lacks ');
    expect(failed).toEqual([]);
  }, 60_000);

  it('lets pages of the portal make every call of the contract, as the doctor asks of a host [RUN-18]', async () => {
    const cwd = bankWith('gift', []);

    const rows = await examine(
      realWorld({
        root: cwd,
        ofPackage: join(cwd, 'dist'),
        env: {},
        origin: portal,
        now: () => systemClock.now(),
      }),
    );

    const found = Object.fromEntries(rows.map(({ check, found: what }) => [check, what]));
    expect(found['cors']).toBe(`${host.url} lets ${portal} in, and no stranger`);
  });

  it('is told to lack what a journey of the bank’s folder calls, by the kit and by the doctor alike [RUN-13] [RUN-18]', async () => {
    const cwd = bankWith('gift', ['listTransactions', 'topUpPhone']);

    const { printed } = await conform(['--accounts', accounts, '--only', 'topUpPhone'], { cwd });
    const report = async (format: string) =>
      (await conform(['--accounts', accounts, '--only', 'topUpPhone', '--format', format], { cwd })).printed;
    const json = JSON.parse(await report('json'));
    const junit = await report('junit');
    const { printed: examined } = await runIn({ cwd }, ['doctor', '--json'], doctorCommand);

    expect(printed).toContain('topUpPhone did not pass, and journeys of this folder call it: gift.');
    expect(json.needed).toEqual([{ operationId: 'topUpPhone', outcome: 'not run', journeys: ['gift'] }]);
    expect(junit).toContain(
      '<testcase classname="journeys" name="topUpPhone"><failure message="not run, and journeys of this folder call it: gift"/>',
    );
    const cases = junit.match(/<testcase /gu) ?? [];
    expect(junit).toContain(`tests="${cases.length}"`);
    expect(JSON.parse(examined).rows).toContainEqual(
      expect.objectContaining({ check: 'calls', state: 'fail', found: 'lacks topUpPhone (gift)' }),
    );
  });

  it('says of a port that somebody has what to do [RUN-13]', () => {
    const { port } = new URL(host.url);

    const { status, stderr } = spawnSync(process.execPath, [join(operationsFolder, 'example-host.mjs')], {
      encoding: 'utf8',
      env: { ...process.env, PORT: port },
    });

    expect([status, stderr]).toEqual([
      1,
      `The bank cannot listen on 127.0.0.1:${port}: something listens there already; set PORT to another port.\n`,
    ]);
  });

  it('is read in one sitting: no file of it is longer than 150 lines', () => {
    const files = globSync('example-host{.mjs,/*.mjs}', { cwd: operationsFolder });
    const lengths = files.map(
      (file) => readFileSync(join(operationsFolder, file), 'utf8').split('\n').length - 1,
    );

    expect(files.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
  });
});
