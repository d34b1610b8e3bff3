import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startExampleHost } from '../../tests/support/example-host.ts';
import { startProcess, type StartedPortal } from '../../tests/support/start-process.ts';
import { layOutPackage } from './lay-out.ts';

const root = dirname(dirname(import.meta.dirname));

let folder: string;
let installed: string;
let program: string;
let running: StartedPortal | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  installed = join(folder, 'installed');
  program = join(installed, 'bin/percorso.js');
  await layOutPackage(root, installed);
  // A page in the place of the built one, and the packages as they are here.
  mkdirSync(join(installed, 'dist/portal/assets'), { recursive: true });
  mkdirSync(join(installed, 'dist/console'), { recursive: true });
  writeFileSync(join(installed, 'dist/build.json'), JSON.stringify({ release: 'a', styleHashes: [] }));
  writeFileSync(join(installed, 'dist/portal/index.html'), '<!doctype html><title>Percorso</title>');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});

afterEach(() => running?.remove());

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes a bank’s own folder, with these of the project’s files. */
function bankFolder(...files: readonly string[]): string {
  const bank = mkdtempSync(join(folder, 'bank-'));
  for (const file of files) cpSync(join(root, file), join(bank, file), { recursive: true });
  return bank;
}

const readJson = (cwd: string, path: string): unknown => JSON.parse(readFileSync(join(cwd, path), 'utf8'));

/** Names three ports that nobody has. */
async function freePorts(): Promise<readonly [string, string, string]> {
  const probes = await Promise.all(
    [0, 1, 2].map(async () => {
      const probe = createServer();
      await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
      return probe;
    }),
  );
  const [first = '', second = '', third = ''] = probes.map((probe) => String(Object(probe.address()).port));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return [first, second, third];
}

describe('the package that a bank installs', () => {
  it('is JavaScript, and names only packages that run [RUN-01]', () => {
    const code = globSync('{server,sandbox,cli,schemas,engine,analysis,i18n}/**/*.{ts,tsx}', {
      cwd: installed,
    });
    const { dependencies } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));

    expect(code).toEqual([]);
    expect(Object.keys(dependencies)).toEqual(expect.arrayContaining(['fastify', 'pino', 'postgres']));
    for (const name of ['node', 'vite', 'rolldown', '@swc/core', 'react-aria-components', '@playwright/test'])
      expect(dependencies).not.toHaveProperty(name);
  });

  it('brings its licence, its changes and whom to tell of a weakness, and no source map [RUN-15] [RUN-17]', () => {
    const files = globSync('{*,dist/**/*}', { cwd: installed });

    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'CHANGELOG.md', 'SECURITY.md']));
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  });

  it('serves what was built by the settings of the folder that it is started in [RUN-03]', async () => {
    const cwd = bankFolder();
    const config = JSON.parse(readFileSync(join(root, 'portal.config.json'), 'utf8'));
    writeFileSync(
      join(cwd, 'portal.config.json'),
      JSON.stringify({
        ...config,
        brand: { name: 'Banca Prova', eCode: 'e-Code', helpLine: '800 000 200', lockLine: '800 000 100' },
      }),
    );

    running = await startProcess({ program, cwd });
    const page = await fetch(running.url);
    const settings = await (await fetch(`${running.url}/portal.config.json`)).json();

    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('<title>Banca Prova</title>'),
    ]);
    expect(settings.brand.name).toBe('Banca Prova');
  });

  it('serves the brand of the folder that it is started in, and refuses one that cannot be read [RUN-09]', async () => {
    const cwd = bankFolder('portal.config.json', 'journeys', 'i18n');
    cpSync(join(root, 'docs/operations/brands/cedro'), join(cwd, 'brand'), { recursive: true });

    running = await startProcess({ program, cwd });
    const page = await (await fetch(running.url)).text();
    writeFileSync(
      join(cwd, 'brand/brand.json'),
      '{ "tokens": { "primary": { "light": "#ffffff", "dark": "#5cc2d1" } } }',
    );
    const again = { cwd, encoding: 'utf8', env: { ...process.env, SANDBOX: '1', PORT: '0' } } as const;
    const started = spawnSync(process.execPath, [program, 'start'], again);
    const checked = spawnSync(process.execPath, [program, 'check', '--lang', 'it'], again);

    expect(page).toMatch(/<link rel="stylesheet" href="\/brand\/brand-[\w-]{8}\.css" \/>/);
    expect(started).toMatchObject({ status: 1, stderr: expect.stringContaining('BRAND_INVALID: ') });
    expect(started.stderr).toContain(
      `${join(cwd, 'brand/brand.json')}:1:37 primary #ffffff on ground #f6f5f1`,
    );
    expect(checked.stdout).toContain(
      'primary #ffffff su ground #f6f5f1 nel tema chiaro è 1.09:1: WCAG AA chiede 4.5:1',
    );
    expect(checked.status).toBe(1);
  });

  it('checks the journeys of the folder that it is run in [RUN-01]', () => {
    const cwd = bankFolder('journeys', 'i18n');

    const { status, stdout } = spawnSync(process.execPath, [program, 'check', '--lang', 'en'], {
      cwd,
      encoding: 'utf8',
    });

    expect(stdout).toMatch(/\d+ journeys checked: 0 errors, 0 warnings\./);
    expect(status).toBe(0);
  });

  it('lays a bank’s own folder, in which there is nothing to find, and a standard journey that becomes its own stays sound [RUN-02]', () => {
    const cwd = bankFolder();
    const percorso = (...typed: readonly string[]) =>
      spawnSync(process.execPath, [program, ...typed], { cwd, encoding: 'utf8' });

    const laid = percorso('init', '.', '--lang', 'en');
    const fresh = percorso('check', '--lang', 'en');
    const adapted = percorso('adapt', 'card-lock', '--lang', 'en');
    const proved = percorso('test', 'card-lock', '--min-coverage', '100');

    expect([laid.status, fresh.status, adapted.status, proved.status]).toEqual([0, 0, 0, 0]);
    expect(fresh.stdout).toMatch(/\d+ journeys checked: 0 errors, 0 warnings\./);
    const schema = join(
      cwd,
      'journeys/card-lock',
      Object(readJson(cwd, 'journeys/card-lock/journey.json')).$schema,
    );
    expect(schema).toBe(join(installed, 'schemas/journey/journey.schema.json'));
  });

  it('builds what is a bank’s own into a portal, serves that, and refuses one of something else [RUN-02] [RUN-03]', async () => {
    const cwd = bankFolder();
    const percorso = (...typed: readonly string[]) =>
      spawnSync(process.execPath, [program, ...typed], { cwd, encoding: 'utf8' });
    percorso('init', '.');
    mkdirSync(join(cwd, 'i18n/it'), { recursive: true });
    writeFileSync(join(cwd, 'i18n/it/login.json'), '{ "title": "Clicca qui" }');
    const unfit = percorso('build', '--lang', 'en');
    writeFileSync(join(cwd, 'i18n/it/login.json'), '{ "title": "Entra" }');
    percorso('adapt', 'card-lock');
    const journey = join(cwd, 'journeys/card-lock/journey.json');
    writeFileSync(journey, readFileSync(journey, 'utf8').replace('"card.name"', '"card.id"'));

    const built = percorso('build', '--lang', 'en');
    running = await startProcess({ program, cwd });
    const told = await (await fetch(`${running.url}/texts/it.json`)).json();
    const script = await fetch(`${running.url}/assets/${told.$own.entry}`);
    writeFileSync(join(cwd, 'i18n/it/login.json'), '{ "title": "Accedi" }');
    const changed = percorso('start');

    expect(unfit).toMatchObject({ status: 2, stderr: expect.stringContaining('check finds errors: 1.') });
    expect([built.status, built.stdout]).toEqual([0, expect.stringContaining('journeys of the bank’s 1,')]);
    expect(told.login).toEqual({ title: 'Entra' });
    expect(await script.text()).toMatch(/"card-lock": \(\) => import\("\.\/card-lock-[\w-]{8}\.js"\)/u);
    for (const name of ['site/index.html', 'site/texts/it.json', 'headers.conf', 'nginx.conf'])
      expect(existsSync(join(cwd, 'dist', name))).toBe(true);
    expect(changed).toMatchObject({ status: 1, stderr: expect.stringContaining('FOLDER_NOT_BUILT: ') });
  });

  it('serves a bank’s folder while somebody writes in it, and goes on with what was sound [RUN-02]', async () => {
    const cwd = bankFolder();
    const say = (title: string) => writeFileSync(join(cwd, 'i18n/it/login.json'), JSON.stringify({ title }));
    spawnSync(process.execPath, [program, 'init', '.'], { cwd });
    say('Entra');
    running = await startProcess({ program, cwd, verb: 'dev' });
    const { url } = running;
    const told = async () => {
      const answer = await fetch(`${url}/texts/it.json`).catch(() => undefined);
      return answer?.ok === true ? (await answer.json()).login.title : undefined;
    };

    expect(await told()).toBe('Entra');
    say('Clicca qui');
    say('Entra adesso');

    await vi.waitFor(async () => expect(await told()).toBe('Entra adesso'), { timeout: 60_000 });
  });

  it('has the conformance kit: in a bank’s folder it tries the host of the settings, and tells the ladder [RUN-01] [RUN-13]', async () => {
    const cwd = bankFolder();
    const percorso = (...typed: readonly string[]) =>
      spawnSync(process.execPath, [program, ...typed], { cwd, encoding: 'utf8' });
    percorso('init', '.');
    const { url, stop } = await startExampleHost(installed);
    const settings = join(cwd, 'percorso.config.json');
    const config = Object(readJson(cwd, 'percorso.config.json'));
    writeFileSync(settings, JSON.stringify({ ...config, provider: { ...config.provider, baseUrl: url } }));
    const accounts = join(installed, 'conformance/accounts/example-host-accounts.json');

    const unnamed = percorso('conformance');
    const tried = percorso('conformance', '--accounts', accounts, '--lang', 'it');
    await stop();

    expect(unnamed).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--accounts says who may log in'),
    });
    expect(tried.stdout).toMatch(
      /✓ operations +4 su 4 .*\n✗ documents .*\n✗ whole .*\nLivello raggiunto: operations\. Per documents mancano: /u,
    );
    expect([tried.status, tried.stderr]).toEqual([1, '']);
  });

  it('has a doctor, which finds the portal that this very package serves well [RUN-18]', async () => {
    const cwd = bankFolder('portal.config.json');
    const [portal, , admin] = await freePorts();
    const env = { PORT: portal, CONSOLE_PORT: '0', ADMIN_PORT: admin };
    running = await startProcess({ program, cwd }, env);

    const { status, stdout } = spawnSync(process.execPath, [program, 'doctor', '--json'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...env, SANDBOX: '1', DATABASE_URL: undefined, DATA_DIR: join(cwd, 'data') },
    });

    const { ok, rows } = JSON.parse(stdout);
    const states = Object.fromEntries(
      rows.map((row: { check: string; state: string }) => [row.check, row.state]),
    );
    expect([status, ok]).toEqual([0, true]);
    for (const name of [
      'node',
      'settings',
      'files',
      'running',
      'port',
      'address',
      'provider',
      'conformance',
      'clock',
      'cors',
      'cookies',
      'csp',
    ])
      expect([name, states[name]]).toEqual([name, 'ok']);
  });

  it('has a doctor that ends with 1 where something fails, and says in a table what to do [RUN-18]', () => {
    const cwd = bankFolder('portal.config.json');

    const { status, stdout } = spawnSync(process.execPath, [program, 'doctor', '--lang', 'en'], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, SANDBOX: '0' },
    });

    expect(stdout).toMatch(/^check +state +expected +found +what to do\n/);
    expect(stdout).toMatch(/^bank +fail +a provider or the +BANK_MISSING: /m);
    expect(stdout).toMatch(/\n\d+ checks: 1 failed, /);
    expect(status).toBe(1);
  });
});
