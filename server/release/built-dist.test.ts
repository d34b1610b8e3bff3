import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { layOutPackage } from './lay-out.ts';

const root = dirname(dirname(import.meta.dirname));

let folder: string;
let program: string;
/** A bank’s `dist/` where it was carried: neither the package nor the bank’s folder is near. */
let carried: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  const [installed, bank] = [join(folder, 'installed'), join(folder, 'bank')];
  program = join(installed, 'bin/percorso.js');
  await layOutPackage(root, installed);
  // A page in the place of the built one, and the packages as they are here.
  mkdirSync(join(installed, 'dist/portal/assets'), { recursive: true });
  mkdirSync(join(installed, 'dist/console'), { recursive: true });
  writeFileSync(join(installed, 'dist/build.json'), JSON.stringify({ release: 'a', styleHashes: [] }));
  writeFileSync(join(installed, 'dist/portal/index.html'), '<!doctype html><title>Percorso</title>');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  percorso(folder, 'init', 'bank');
  writeFileSync(join(bank, 'i18n/it/login.json'), '{ "title": "Entra" }');
  cpSync(join(root, 'docs/operations/brands/cedro'), join(bank, 'brand'), { recursive: true });
  percorso(bank, 'build');
  carried = mkdtempSync(join(tmpdir(), 'carried-'));
  cpSync(join(bank, 'dist'), carried, { recursive: true });
  for (const { path, mode } of entriesOf(carried)) chmodSync(path, mode & ~0o222);
});

afterEach(() => running?.kill('SIGKILL'));

afterAll(() => {
  for (const { path, mode } of entriesOf(carried)) chmodSync(path, mode | 0o200);
  for (const path of [folder, carried]) rmSync(path, { recursive: true });
});

const percorso = (cwd: string, ...typed: readonly string[]): string =>
  execFileSync(process.execPath, [program, ...typed], { cwd, encoding: 'utf8' });

const entriesOf = (tree: string) =>
  ['.', ...readdirSync(tree, { recursive: true, encoding: 'utf8' })].map((name) => {
    const path = join(tree, name);
    const { mode, mtimeMs, size } = statSync(path);
    return { path, mode: (mode & 0o777) | 0o444 | (statSync(path).isDirectory() ? 0o111 : 0), mtimeMs, size };
  });

/** Anyone who may write nowhere: a test that runs as root would be hindered by no right. */
const bare = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const environment = { PATH: process.env['PATH'], PORT: '0', CONSOLE_PORT: '0', ADMIN_PORT: '0' };

/** Has a process say what V8 is told while it runs. */
const tellingFlags = `import v8 from 'node:v8';
const { setFlagsFromString } = v8;
v8.setFlagsFromString = (flag) => { console.log('V8 ' + flag); setFlagsFromString(flag); };`;

function start(env: Readonly<Record<string, string>>): ChildProcess {
  running = spawn(process.execPath, [join(carried, 'start.mjs')], {
    cwd: '/',
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...bare,
  });
  return running;
}

async function lineOf(stream: NodeJS.ReadableStream | null, what: RegExp): Promise<string> {
  for await (const line of createInterface({ input: stream ?? process.stdin })) {
    const [, found] = what.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`it ended without a word of ${what}`);
}

describe('what a bank has built, carried to another machine', () => {
  it('serves by a Node alone, as a user who may write nowhere, with the bank’s settings, look and words [RUN-03]', async () => {
    const before = entriesOf(carried);
    const { stdout } = start({ PERCORSO_PROVIDER_BASE_URL: 'https://bank.example' });

    const url = await lineOf(stdout, /^Portal +(http:\S+)$/);
    const page = await fetch(url);
    const html = await page.text();
    const words = await (await fetch(`${url}/texts/it.json`)).json();
    const [, sheet = ''] = /href="(\/brand\/brand-[\w-]+\.css)"/.exec(html) ?? [];

    expect(html).toContain('<title>Percorso</title>');
    expect(page.headers.get('content-security-policy')).toContain('https://bank.example');
    expect(words.login).toEqual({ title: 'Entra' });
    expect((await fetch(url + sheet)).status).toBe(200);
    expect(entriesOf(carried)).toEqual(before);
  });

  it('has V8 favour memory before it listens [RUN-03]', async () => {
    const { stdout } = start({
      PERCORSO_PROVIDER_BASE_URL: 'https://bank.example',
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(tellingFlags)}`,
    });

    const first = await lineOf(stdout, /^(V8 \S+|Portal)/);

    expect(first).toBe('V8 --optimize-for-size');
  });

  it('says that the sandbox has stayed behind where no provider is named [RUN-03]', async () => {
    const { stderr } = start({ SANDBOX: '1' });

    expect(await lineOf(stderr, /^(SANDBOX_ABSENT): .+PERCORSO_PROVIDER_BASE_URL/)).toBe('SANDBOX_ABSENT');
    await once(running ?? process, 'exit');
    expect(running?.exitCode).toBe(1);
  });
});

describe('a dist/ that may not be written', () => {
  it('is told at the build, with what to do, and stays as it was [RUN-03]', () => {
    const bank = join(folder, 'bank');
    const before = entriesOf(join(bank, 'dist'));
    chmodSync(folder, 0o755);
    chmodSync(bank, 0o777);
    chmodSync(join(bank, 'dist/portal'), 0o555);

    const { status, stderr } = spawnSync(process.execPath, [program, 'build', '--lang', 'en'], {
      cwd: bank,
      encoding: 'utf8',
      ...bare,
    });
    chmodSync(join(bank, 'dist/portal'), 0o755);

    expect(stderr).toMatch(
      /^percorso build: DIST_READ_ONLY: .*dist may not be written \(EACCES\), where a build was to be put; let this user write there, or build as one who may\n$/u,
    );
    expect(status).toBe(2);
    expect(entriesOf(join(bank, 'dist'))).toEqual(before);
  });
});

describe('a Node that is too old', () => {
  const old = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.20.2"}})`;

  it.each([['the package'], ['what a bank has built']])(
    'is refused by %s in one sentence [RUN-15]',
    (whose) => {
      const file = whose === 'the package' ? program : join(carried, 'start.mjs');

      const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', old, file, 'check'], {
        encoding: 'utf8',
      });

      expect(stderr).toBe(
        'percorso needs Node 22.12.0 or later and this is 20.20.2: install one from https://nodejs.org (a percorso serve Node 22.12.0 o più recente e questo è 20.20.2: installalo da https://nodejs.org).\n',
      );
      expect([status, stdout]).toEqual([2, '']);
    },
  );
});
