import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aPortal } from './examine.fixture.ts';
import { examine } from './examine.ts';
import type { World } from './world.ts';

const { dist, settle, world, found } = aPortal();

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
