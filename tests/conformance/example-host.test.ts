import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conform } from './command-line.ts';
import type { OperationReport } from './ledger.ts';
import type { Level } from './levels.ts';

const operationsFolder = join(import.meta.dirname, '../../docs/operations');
const accounts = join(import.meta.dirname, 'example-host-accounts.json');
const folder = mkdtempSync(join(tmpdir(), 'percorso-example-host-'));
let host: ChildProcess;
let baseUrl = '';

beforeAll(async () => {
  const program = join(operationsFolder, 'example-host.mjs');
  host = spawn(process.execPath, [program, '--code', '123456'], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (host.stdout === null) throw new Error('the host has no output');
  const [line]: string[] = await once(createInterface(host.stdout), 'line');
  baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(line ?? '')?.[0] ?? '';
});

afterAll(async () => {
  const ended = once(host, 'exit');
  host.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

describe('the example of a host', () => {
  it('reaches the level “operations”, and says of everything else that it is not there [RUN-13]', async () => {
    const output = join(folder, 'report.json');
    const printed: string[] = [];

    await conform(
      ['--base-url', baseUrl, '--accounts', accounts, '--format', 'json', '--output', output],
      (text) => printed.push(text),
    );

    const told: { level: Level; operations: OperationReport[] } = JSON.parse(readFileSync(output, 'utf8'));
    const { level, operations } = told;
    // What it does not have it says so of, and of nothing else.
    const failed = operations.flatMap(({ operationId, checks }) =>
      checks
        .filter(({ outcome, detail = '' }) => outcome === 'failed' && !detail.includes('answered 404'))
        .map(({ name, detail }) => `${operationId} ${name}: ${detail}`),
    );
    expect(level.reached).toBe('operations');
    expect(printed.join('')).toContain('Level reached: operations.');
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
