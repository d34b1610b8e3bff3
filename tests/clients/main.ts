import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { installAside } from '../../bench/install-aside.ts';
import { createSandbox } from '#sandbox';
import { assembleOpenApi, readContract } from '#schemas/provider';

// What other makers’ tools make of the contract: two that read it, and a client that one generates, which logs a holder in and lists
// operations at a sandbox. npm run test:clients; it installs them from npm at its first run (RUN-14, docs/adr/0168).
const installed = installAside(join(import.meta.dirname, 'peers'), 'client-peers');
const place = mkdtempSync(join(tmpdir(), 'clients-'));
const contract = join(place, 'contract.json');
writeFileSync(contract, JSON.stringify(assembleOpenApi(readContract())));

const node = (args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: installed,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
const program = (path: string) => join(installed, 'node_modules', path);
/** Beside the bank, which answers from this very process. */
const run = async (args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [...args])).stdout.trim();
const strict = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [join(import.meta.dirname, '../../node_modules/@types')],
    skipLibCheck: true,
  },
  include: ['holder.ts', 'types.ts', 'client'],
};
const said = (what: string) => console.log(`ok    ${what}`);

try {
  const validate = `import parser from '@apidevtools/swagger-parser'; await parser.validate(${JSON.stringify(contract)});`;
  node(['--input-type=module', '--eval', validate]);
  said('swagger-parser finds nothing wrong with it');
  node([program('openapi-typescript/bin/cli.js'), contract, '-o', join(place, 'types.ts')]);
  const client = join(place, 'client');
  node([
    program('@hey-api/openapi-ts/bin/run.js'),
    '-i',
    contract,
    '-o',
    client,
    '-c',
    '@hey-api/client-fetch',
    '--no-log-file',
  ]);
  const holder = join(place, 'holder.ts');
  copyFileSync(join(import.meta.dirname, 'holder.ts.txt'), holder);
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(strict));
  node([program('typescript/bin/tsc'), '-p', place]);
  said('openapi-typescript’s types, a generated client and a program that uses it pass TypeScript, strict');
  said(`the generated client logs in and lists: ${await listAtSandbox(holder)}`);
} finally {
  rmSync(place, { recursive: true });
}

/** Has the program list the operations of a demo account, and answers what it printed. */
async function listAtSandbox(holder: string): Promise<string> {
  const bundle = await rolldown({ input: holder, platform: 'node' });
  const file = join(place, 'holder.mjs');
  await bundle.write({ file });
  const bank = await createSandbox({ memory: true, console: true });
  try {
    const at = { port: 0, host: '127.0.0.1' };
    const [url, consoleUrl] = [await bank.app.listen(at), await bank.console.listen(at)];
    return await run([file, url, consoleUrl, 'standard@percorso.test']);
  } finally {
    await bank.close();
  }
}
