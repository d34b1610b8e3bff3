import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assembleOpenApi, readContract } from '#schemas/provider';
import { operations, type OperationId } from '#schemas';
import { asideFolder, installAside } from '../install-aside.ts';
import type { Program } from './server.ts';

/** What the bank answered to each operation that is measured; the peers answer the same. */
export type Recorded = Partial<Record<OperationId, unknown>>;

const folder = 'bench-peers';

/** Installs Prism and Mockoon from npm in the versions of `peers/package-lock.json`, once. */
export const installPeers = (): string => installAside(join(import.meta.dirname, 'peers'), folder);

/** Writes the contract for the peers: as one document, each measured operation with the bank's own answer as its example. */
export function writeContract(file: string, recorded: Recorded): void {
  const document = structuredClone(assembleOpenApi(readContract()));
  const paths = Object(document['paths']);
  for (const [id, example] of Object.entries(recorded)) {
    // The keys of a record are operations of the contract.
    const { path, method } = operations[id as OperationId];
    const operation = paths[path][method.toLowerCase()];
    operation.responses['200'].content['application/json'].examples = { recorded: { value: example } };
  }
  writeFileSync(file, JSON.stringify(document));
}

/** How Prism serves a contract. */
export const prism = (file: string, port: number): Program => ({
  command: process.execPath,
  args: [
    binary('@stoplight/prism-cli/dist/index.js'),
    'mock',
    '--host=127.0.0.1',
    `--port=${port}`,
    '--verboseLevel=error',
    file,
  ],
  url: `http://127.0.0.1:${port}`,
  ready: '/api/mfa/jwt',
});

/** How Mockoon serves a contract; it makes a mock of the document as it starts. */
export const mockoon = (file: string, port: number): Program => ({
  command: process.execPath,
  args: [
    binary('@mockoon/cli/bin/run.js'),
    'start',
    `--data=${file}`,
    `--port=${port}`,
    '--hostname=127.0.0.1',
    '--disable-log-to-file',
    '--disable-admin-api',
    '--max-transaction-logs=0',
  ],
  url: `http://127.0.0.1:${port}`,
  ready: '/api/mfa/jwt',
});

const binary = (path: string): string => join(asideFolder(folder), 'node_modules', path);
