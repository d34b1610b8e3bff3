import { existsSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashOfOwn, writeOwnParts } from '../folder/index.ts';
import { readPortalConfig } from '../portal-config.ts';
import { servableOf } from '../serving/index.ts';
import { aPortal } from './examine.fixture.ts';
import { examine } from './examine.ts';
import type { World } from './world.ts';

const { root, dist, settle, world, found } = aPortal();

const installFrom = (way: string): void =>
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies: { percorso: way } }));

/** A portal that runs and is ready. */
const healthy: World['fetch'] = async () => Response.json({ healthy: true });

/** A machine on which something else has the port of the admin server. */
const adminTaken = (port: number) =>
  port === 4002
    ? Promise.reject(new Error('PORT_TAKEN: something listens on it; set ADMIN_PORT'))
    : Promise.resolve();

describe('the doctor', () => {
  it('finds nothing to do where all is as it should be [RUN-18]', async () => {
    settle({ domain: 'portale.bank.example' });

    const rows = await examine(world());

    expect(rows.filter(({ state }) => state !== 'ok').map(({ check, state }) => [check, state])).toEqual([
      ['database', 'skip'],
      ['tables', 'skip'],
      ['key', 'skip'],
      ['csp', 'skip'],
    ]);
    expect(rows.find(({ check }) => check === 'cookies')?.found).toContain(
      'the cookie itself comes with a login',
    );
    for (const { expected, found: what } of rows) expect([expected, what]).not.toContain('');
  });

  it('sends a Node away that is too old for the bank, before a start would fail by it [RUN-18]', async () => {
    const old = await found('node', { node: '20.19.0' });
    const forProvider = await found('node', { node: '22.12.0' });
    settle({ baseUrl: '' }, { https: false });
    const forSandbox = await found('node', { node: '22.12.0' });
    const enough = await found('node', { node: '24.7.0' });

    expect(old).toMatchObject({ state: 'fail', remedy: 'install one' });
    expect(forProvider).toMatchObject({ state: 'ok', expected: 'Node 22.12.0 or later, for the provider' });
    expect(forSandbox.found).toBe(
      'NODE_TOO_OLD: this is Node 22.12.0, and with the sandbox the portal takes 24.7.0 or later',
    );
    expect(enough.state).toBe('ok');
  });

  it('says of settings what a start says, and tries nothing that goes by them [RUN-18] [RUN-08]', async () => {
    settle({ credentials: 'always' as 'include' });

    const rows = await examine(world());

    expect(rows.find(({ check }) => check === 'settings')).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(
        /PORTAL_CONFIG_INVALID: .*\n .*portal\.config\.json:1:\d+ \/provider\/credentials is "always"/,
      ),
    });
    expect(rows.at(-1)).toMatchObject({ state: 'skip', found: 'not tried: mend those first' });
  });

  it('says which of two things contradict each other, and which port is none [RUN-18]', async () => {
    const env = { SANDBOX: '1', ADMIN_PORT: 'abc' };

    expect(await found('bank', { env })).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(/^SANDBOX_BESIDE_PROVIDER: /),
      remedy: expect.stringMatching(/^leave SANDBOX out/),
    });
    expect(await found('ports', { env })).toMatchObject({
      state: 'fail',
      found: 'PORT_INVALID: ADMIN_PORT is "abc"',
    });
  });

  it('minds what of the settings leads to the sandbox beside a provider, and not with the sandbox [RUN-18]', async () => {
    const { links } = await readPortalConfig('portal.config.json');
    settle({}, {}, links);
    const beside = await found('places');
    settle({ baseUrl: '' }, { https: false }, links);

    expect(beside).toMatchObject({
      state: 'warn',
      found: expect.stringMatching(/^links\.places\.online-banking, .*: the sandbox’s/u),
    });
    expect((await found('places')).state).toBe('ok');
  });

  it('minds pages that make the package’s own statements beside a provider, until the bank has its own [RUN-18] [NAV-12]', async () => {
    expect((await found('places')).state).toBe('ok');
    writeFileSync(join(root, 'i18n/it/help.json'), '{ "privacy": { "1": { "body": "Uno" } } }');
    const { links } = await readPortalConfig('portal.config.json');
    settle({}, {}, { ...links, places: { ...links?.places, faq: '/faq' } });

    expect(await found('places')).toMatchObject({
      state: 'warn',
      found: expect.stringContaining(
        '; links.places.privacy, links.places.transparency, links.places.cookies, the hours of calls (i18n/it/help.json: phones): holders read the package’s own statements there',
      ),
    });
  });

  it.each(['file:../percorso-0.1.0.tgz', 'file:/opt/percorso.tgz', '../percorso', 'link:../percorso'])(
    'minds what is installed from outside the folder, where npm ci would find nothing: %s [RUN-18]',
    async (from) => {
      installFrom(from);
      expect(await found('package')).toMatchObject({ state: 'warn', found: expect.stringContaining(from) });
      for (const well of [
        'file:percorso-0.1.0.tgz',
        'file:./percorso-0.1.0.tgz',
        '^0.1.0',
        'npm:percorso@1',
      ]) {
        installFrom(well);
        expect((await found('package')).state).toBe('ok');
      }
    },
  );

  it('minds that the folder was not brought to the package [RUN-18] [RUN-02]', async () => {
    mkdirSync(join(root, '.percorso'), { recursive: true });
    writeFileSync(join(root, '.percorso/version'), '0.0.1\n');

    expect(await found('version')).toMatchObject({
      state: 'warn',
      found: expect.stringContaining('was brought to Percorso 0.0.1, and the package is '),
      remedy: expect.stringContaining('npx percorso upgrade'),
    });
  });

  it('minds numbers of the example beside a provider [RUN-18]', async () => {
    const { links, brand } = await readPortalConfig('portal.config.json');
    const own = await found('numbers');
    const env = {
      PERCORSO_BRAND_HELP_LINE: brand.helpLine,
      PERCORSO_BRAND_LOCK_LINE_ABROAD: '+39 02 0000 0100',
    };
    const left = await found('numbers', { env });
    settle({ baseUrl: '' }, { https: false }, links);

    expect(own.state).toBe('ok');
    expect(left).toMatchObject({
      state: 'warn',
      found: expect.stringMatching(/^brand\.helpLine, brand\.lockLineAbroad: an example’s/u),
    });
    expect((await found('numbers', { env })).state).toBe('ok');
  });

  it.each([
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL_INVALID: LOG_LEVEL is "loud"'],
    [{ ASSETS_DIR: '' }, 'ASSETS_DIR_EMPTY: ASSETS_DIR is set to nothing'],
  ])('finds in the environment what a start refuses: %j [RUN-18]', async (env, told) => {
    expect(await found('environment', { env })).toMatchObject({ state: 'fail', found: told });
    expect((await found('environment')).state).toBe('ok');
  });

  it('finds a folder for scripts of before that a start could not write, and makes none [RUN-18] [RUN-04]', async () => {
    const [taken, free] = [join(root, 'taken'), join(root, 'not/yet')];
    writeFileSync(taken, '');

    for (const folder of [taken, join(taken, 'kept')])
      expect(await found('environment', { env: { ASSETS_DIR: folder } })).toMatchObject({
        state: 'fail',
        found: `ASSETS_NOT_KEPT: ${folder} cannot be written (ENOTDIR)`,
      });
    expect((await found('environment', { env: { ASSETS_DIR: free } })).state).toBe('ok');
    expect(existsSync(join(root, 'not'))).toBe(false);
  });

  it('finds texts of another language that a start refuses [RUN-18] [RUN-10]', async () => {
    mkdirSync(join(root, 'i18n/de'), { recursive: true });
    writeFileSync(join(root, 'i18n/de/login.json'), '{');

    expect(await found('languages')).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(/^LANGUAGE_UNREADABLE: /u),
    });
  });

  it('minds that the bank’s host is told the name of a try, and not where the sandbox is the bank [RUN-18]', async () => {
    settle({ environment: 'LOCAL' });
    const told = await found('bank');
    settle({ baseUrl: '', environment: 'LOCAL' }, { https: false });

    expect(told).toMatchObject({ state: 'warn', remedy: expect.stringContaining('provider.environment') });
    expect((await found('bank')).state).toBe('ok');
  });

  it('finds a port that another program has [RUN-18]', async () => {
    expect(await found('admin port', { listen: adminTaken })).toMatchObject({
      state: 'fail',
      remedy: 'set ADMIN_PORT',
    });
    expect((await found('port', { listen: adminTaken })).state).toBe('ok');
  });

  it('finds that there is no built portal, or one of which files are missing [RUN-18]', async () => {
    rmSync(join(dist, 'portal/assets/index.js'));
    expect(await found('files')).toMatchObject({
      state: 'fail',
      found: expect.stringContaining('assets/index.js'),
    });

    rmSync(dist, { recursive: true });
    expect(await found('files')).toMatchObject({ state: 'fail', remedy: 'run npm run build' });
  });

  it('finds of the portal of a bank’s folder what a start finds [RUN-18] [RUN-03]', async () => {
    const ofPackage = join(root, 'package/dist');
    rmSync(join(root, 'i18n'), { recursive: true });
    cpSync(dist, ofPackage, { recursive: true });
    cpSync(join(root, 'portal.config.json'), join(root, 'percorso.config.json'));
    const files = () => found('files', { ofPackage });
    const refused = async () => {
      const { state, found: why, remedy } = await files();
      expect(state).toBe('fail');
      expect(() => servableOf(root, ofPackage, {})).toThrow(`${why}; ${remedy}`);
      return why;
    };

    expect((await files()).found).toBe(join(ofPackage, 'portal'));
    mkdirSync(join(root, 'i18n/it'), { recursive: true });
    writeFileSync(join(root, 'i18n/it/login.json'), '{ "title": "Entra" }');
    expect(await refused()).toMatch(/^FOLDER_NOT_BUILT: .* in no portal yet$/u);
    const parts = { release: 'undefined', words: {}, own: { pages: [] } };
    writeOwnParts(dist, { ...parts, madeFrom: '' });
    expect(await refused()).toMatch(/^FOLDER_NOT_BUILT: .* have changed since they were built$/u);
    writeOwnParts(dist, { ...parts, madeFrom: hashOfOwn(root) ?? '' });
    expect((await files()).found).toBe(join(dist, 'portal'));
    rmSync(join(dist, 'portal/index.html'));
    expect(await refused()).toMatch(/^PORTAL_NOT_BUILT: no .*index\.html$/u);
    expect((await files()).remedy).toBe('run npx percorso build in the bank’s folder');
  });

  it('looks at the data where the sandbox is the bank, and takes what a running portal has for its own [RUN-18]', async () => {
    settle({ baseUrl: '' }, { https: false });
    const inUse = {
      kind: 'refused',
      error: new Error('BANK_IN_USE: another process has it; stop it'),
    } as const;
    const fits = { kind: 'fits', found: 'as it should' } as const;
    const inspectBank = async () => ({ database: inUse, tables: fits, key: fits });

    expect(await found('database', { inspectBank })).toMatchObject({ state: 'fail', remedy: 'stop it' });
    expect(await found('database', { inspectBank, fetch: healthy })).toMatchObject({ state: 'ok' });
  });
});
