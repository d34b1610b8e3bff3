import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createSandbox } from '#sandbox';
import { explainFailure } from './explain-failure.ts';
import { openBank, prepareLaunch } from './launch.ts';

const project = dirname(import.meta.dirname);
const dist = join(project, 'dist');
const whole = mkdtempSync(join(tmpdir(), 'start-whole-'));
let root: string;
let data: string;

beforeAll(async () => {
  await (await createSandbox({ dataDir: whole })).close();
  mkdirSync(dist, { recursive: true });
});

afterAll(() => rmSync(whole, { recursive: true }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'start-'));
  data = join(root, 'data');
  onTestFinished(() => rmSync(root, { recursive: true }));
});

/** What stands in the way of a start: what was done to the data, what the environment says, where it runs. */
type Situation = { env?: Record<string, string>; mounts?: readonly string[]; file?: string };

/** How a start ended, and what it printed. */
type Ended = { status: number | null; stdout: string; stderr: string };

/** Starts as `npm start` does, in a situation in which it must not; it is ended when it goes on all the same. */
function start({ env = {}, mounts = [], file = 'start.ts' }: Situation): Ended {
  const node = [process.execPath, join(import.meta.dirname, file)];
  // What is mounted there is seen by nobody else.
  const among = ['unshare', '--mount', 'sh', '-c', [...mounts, 'exec "$@"'].join(' && '), 'sh'];
  const [command = '', ...args] = mounts.length === 0 ? node : [...among, ...node];
  return spawnSync(command, args, {
    env: { ...process.env, ...environment(), ...env },
    encoding: 'utf8',
    timeout: 300_000,
  });
}

/** What a process goes by that starts with the data of a test. */
const environment = () => ({ PORT: '0', CONSOLE_PORT: '0', SANDBOX: '1', DATA_DIR: data });

/** Does what a start does until it has a bank, in this process: to load a bank anew takes most of the time of a start. */
async function startHere(env: Record<string, string>): Promise<Ended> {
  const printed: unknown[] = [];
  const keep = (...words: unknown[]) => printed.push(...words) > 0;
  const spies = [
    ...(['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(keep),
    ),
    vi.spyOn(process.stdout, 'write').mockImplementation(keep),
    vi.spyOn(process.stderr, 'write').mockImplementation(keep),
  ];
  try {
    const bank = await openBank(await prepareLaunch(project, { ...environment(), ...env }), project, {
      portal: () => '',
      answered: () => {},
      dist: project,
    });
    await bank?.close();
    return { status: 0, stdout: '', stderr: '' };
  } catch (error) {
    return { status: 1, stdout: printed.join('\n'), stderr: `${explainFailure(error)}\n` };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Expects that a start was refused with one line, which has a code, what was found and what to do. */
function expectRefusal(ended: Ended, code: string): void {
  expect(ended.stderr.split('\n')).toEqual([expect.stringMatching(new RegExp(`^${code}: .+; .+`)), '']);
  expect(ended.stdout).toBe('');
  expect(ended.status).toBe(1);
}

/** Takes the files of the bank's own tables away, and leaves those that every database has. */
function removeTables(folder: string): void {
  for (const name of readdirSync(folder))
    if (/^\d{5}$/.test(name) && Number(name) >= 16_384) rmSync(join(folder, name));
}

/** Has a process say which of the packages it loads that take long. */
const watcher = `import { registerHooks } from 'node:module';
registerHooks({ resolve(name, context, next) {
  if (/^(@electric-sql|drizzle-orm|postgres|fastify|vite)/.test(name)) console.log(name);
  return next(name, context);
} });`;
const watchingLoads = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(watcher)}` };

describe('a start is refused with one line', () => {
  it.each([
    ['DATABASE_URL_EMPTY', { DATABASE_URL: '' }],
    ['DATABASE_URL_INVALID', { DATABASE_URL: 'mysql://bank:hidden@localhost/percorso' }],
    ['DATABASE_URL_INVALID', { DATABASE_URL: 'postgres://bank:hid%den@localhost/percorso' }],
    ['DATA_DIR_EMPTY', { DATA_DIR: '' }],
    ['DATA_DIR_INVALID', { DATA_DIR: 'postgres://bank:hidden@localhost/percorso' }],
    ['BANK_KEY_INVALID', { BANK_KEY: 'abc' }],
    ['PORT_INVALID', { PORT: 'abc' }],
    ['PORT_INVALID', { PORT: '' }],
    ['PORT_INVALID', { CONSOLE_PORT: '' }],
  ])('%s when the environment has %j, and before anything of weight is loaded [S-88, S-79]', (code, env) =>
    expectRefusal(start({ env: { ...env, ...watchingLoads } }), code),
  );

  it('BANK_UNREACHABLE when nothing listens where the database should be [S-88]', async () => {
    const env = { DATABASE_URL: 'postgres://bank:hidden@127.0.0.1:1/percorso' };

    expectRefusal(await startHere(env), 'BANK_UNREACHABLE');
  });

  it.each<[string, string, () => void]>([
    ['BANK_KEY_INVALID', 'the key is empty', () => truncateSync(join(data, 'bank.key'))],
    ['BANK_KEY_INVALID', 'the key is short', () => truncateSync(join(data, 'bank.key'), 32)],
    ['BANK_KEY_MISSING', 'the key has gone', () => rmSync(join(data, 'bank.key'))],
    ['BANK_KEY_FOREIGN', 'the key is another', () => writeFileSync(join(data, 'bank.key'), 'a1'.repeat(32))],
    [
      'BANK_CORRUPT',
      'the database is damaged',
      () => truncateSync(join(data, 'bank', 'global', 'pg_control')),
    ],
    ['BANK_CORRUPT', 'the tables have gone', () => removeTables(join(data, 'bank', 'base', '5'))],
    [
      'BANK_CORRUPT',
      'the settings of the database have gone',
      () => rmSync(join(data, 'bank', 'postgresql.conf')),
    ],
    ['BANK_CORRUPT', 'the database is in pieces', () => rmSync(join(data, 'bank', 'PG_VERSION'))],
    [
      'BANK_FOLDER_INVALID',
      'a file has its place',
      () => {
        rmSync(data, { recursive: true });
        writeFileSync(data, '');
      },
    ],
  ])('%s when of the data %s [S-88, S-79]', async (code, _, damage) => {
    cpSync(whole, data, { recursive: true });
    damage();

    expectRefusal(await startHere({}), code);
  });

  it.each<[string, () => void]>([
    ['BANK_KEY_MISSING', () => rmSync(join(data, 'bank.key'))],
    ['BANK_CORRUPT', () => removeTables(join(data, 'bank', 'base', '5'))],
  ])('%s by a process of its own as well, which ends with 1 [S-88, S-79]', (code, damage) => {
    cpSync(whole, data, { recursive: true });
    damage();

    expectRefusal(start({}), code);
  });

  it('BANK_IN_USE while another process has the data, wherever that keeps its temporary files [S-88, S-80]', async () => {
    const first = await createSandbox({ dataDir: data });
    onTestFinished(() => first.close());

    expectRefusal(start({ env: { TMPDIR: root } }), 'BANK_IN_USE');
  });

  it.each(['start.ts', 'dev.ts'])(
    'PORT_TAKEN while something listens on the port of %s [S-88]',
    async (file) => {
      const other = createServer();
      await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void other.close());
      const { port } = other.address() as AddressInfo; // a server that listens on a port has one

      expectRefusal(start({ env: { PORT: String(port) }, file }), 'PORT_TAKEN');
    },
  );
});

const readOnly = (path: string) => [`mount --bind ${path} ${path}`, `mount -o remount,bind,ro ${path}`];
const fullDisk = (path: string) => [`mount -t tmpfs -o size=1m none ${path}`];

const mayMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

// The same refusals are tried by what the system would answer beside build-lock.ts, and beside folder-refusal.ts in the bank.
if (!mayMount)
  process.stderr.write('Nobody may mount here: no start is tried on a full disk or a read-only one.\n');

describe.each(mayMount ? ['mounted for it'] : [])('a start on a disk %s is refused with one line', () => {
  it.each(['start.ts', 'build.ts'])(
    'DIST_READ_ONLY by %s when there is no build and none can be written [S-88]',
    (file) => expectRefusal(start({ mounts: [`mount -t tmpfs -o ro none ${dist}`], file }), 'DIST_READ_ONLY'),
  );

  it.each(['start.ts', 'build.ts'])('DIST_DISK_FULL by %s when there is no room for a build [S-88]', (file) =>
    expectRefusal(start({ mounts: fullDisk(dist), file }), 'DIST_DISK_FULL'),
  );

  it('BANK_FOLDER_READ_ONLY when the data may not be written [S-88]', () => {
    cpSync(whole, data, { recursive: true });

    expectRefusal(start({ mounts: readOnly(data) }), 'BANK_FOLDER_READ_ONLY');
    expectRefusal(
      start({ mounts: readOnly(data), env: { DATA_DIR: join(data, 'new', 'data') } }),
      'BANK_FOLDER_READ_ONLY',
    );
  });

  it('BANK_DISK_FULL when there is no room for new data, or for more of what is there [S-88]', () => {
    cpSync(whole, data, { recursive: true });
    const disk = join(root, 'disk');
    mkdirSync(disk);
    const filled = [
      `mount -t tmpfs -o size=64m none ${disk}`,
      `cp -r ${data}/. ${disk}`,
      `{ cat /dev/zero > ${disk}/filled 2>/dev/null || true; }`,
    ];

    expectRefusal(start({ mounts: fullDisk(disk), env: { DATA_DIR: disk } }), 'BANK_DISK_FULL');
    expectRefusal(start({ mounts: filled, env: { DATA_DIR: disk } }), 'BANK_DISK_FULL');
    expect(readdirSync(disk)).toEqual([]);
  });
});
