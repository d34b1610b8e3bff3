import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Level, OperationReport } from '#conformance';
import { conform } from '../support/conform.ts';
import { startExampleHost, type ExampleHost } from '../support/example-host.ts';

const root = join(import.meta.dirname, '../..');
const operationsFolder = join(root, 'docs/operations');
const accounts = join(root, 'conformance/accounts/example-host-accounts.json');
const folder = mkdtempSync(join(tmpdir(), 'percorso-example-host-'));
let host: ExampleHost;

beforeAll(async () => {
  host = await startExampleHost(root);
});

afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true });
});

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

  it('is read in one sitting: no file of it is longer than 150 lines', () => {
    const files = globSync('example-host{.mjs,/*.mjs}', { cwd: operationsFolder });
    const lengths = files.map(
      (file) => readFileSync(join(operationsFolder, file), 'utf8').split('\n').length - 1,
    );

    expect(files.length).toBeGreaterThan(0);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(150);
  });
});
