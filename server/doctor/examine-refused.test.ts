import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refuseTakenPort } from '../free-port.ts';
import { buildOf } from '../http/looked-at-build.ts';
import { assetsBefore } from '../site/kept-assets.ts';
import { aPortal } from './examine.fixture.ts';
import { examine } from './examine.ts';
import { lookAtFiles } from './files.ts';
import type { World } from './world.ts';

const { root, dist, settle, world, found } = aPortal();

const broken = () => {
  throw new TypeError('boom');
};

/** What a portal of a build answers on its admin port. */
const running =
  (build?: string): World['fetch'] =>
  async (url) =>
    Response.json(url.endsWith('/readyz') ? { ready: true, build, needs: {} } : { healthy: true });

/** Looks as a user whom files of root’s are not open to. */
function unprivileged<Found>(look: () => Found): Found {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return look();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

describe('a row of the doctor', () => {
  it.each(['999.1.1.1', 'no such host', '::zz'])(
    'is that of the address where a start would listen at none, and the others stand: %s [RUN-18] [RUN-08]',
    async (host) => {
      settle({}, { https: false });
      const listen: World['listen'] = (port, where, variable) =>
        where === host ? refuseTakenPort(port, where, variable) : Promise.resolve();

      const rows = await examine(world({ env: { PERCORSO_SERVER_HOST: host }, listen }));

      expect(rows.filter(({ state }) => state === 'fail').map(({ check }) => check)).toEqual(
        rows.some(({ check }) => check === 'the rest') ? ['settings'] : ['port', 'address'],
      );
    },
  );

  it('fails by itself where it cannot be looked at, whatever is thrown, and leaves the others [RUN-18]', async () => {
    const rows = await examine(world({ calls: broken }));

    const failed = rows.filter(({ state }) => state === 'fail');
    expect(failed).toEqual([expect.objectContaining({ check: 'calls', found: 'cannot be looked at: boom' })]);
    expect(rows.map(({ check }) => check)).toEqual(expect.arrayContaining(['provider', 'cors', 'csp']));
  });

  it('finds a script that this user may not read, as a start would, though the page does not name it [RUN-18] [RUN-03]', () => {
    const script = join(dist, 'portal/assets/later.js');
    writeFileSync(script, '');
    chmodSync(root, 0o755);
    chmodSync(script, 0);

    const { row } = unprivileged(() => lookAtFiles(world()));

    expect(row).toMatchObject({
      state: 'fail',
      found: `FILE_UNREADABLE: ${script} may not be read (EACCES)`,
    });
  });

  it('refuses a folder for scripts of before in which no folder can be made, as a start does [RUN-18] [RUN-04]', async () => {
    const env = { ASSETS_DIR: '/proc/nope' };

    expect(await found('environment', { env })).toMatchObject({
      state: 'fail',
      found: expect.stringMatching(/^ASSETS_NOT_KEPT: \/proc\/nope cannot be written/u),
    });
    expect(() => assetsBefore(dist, env)).toThrow(/^ASSETS_NOT_KEPT: /u);
  });

  it('leaves nothing where it looked for such a folder [RUN-18]', async () => {
    mkdirSync(join(root, 'kept'));

    expect((await found('environment', { env: { ASSETS_DIR: join(root, 'kept') } })).state).toBe('ok');
    expect(readdirSync(join(root, 'kept'))).toEqual([]);
    rmSync(join(root, 'kept'), { recursive: true });
    expect(existsSync(join(root, 'kept'))).toBe(false);
  });

  it.each([
    ['http://api.bank.example', 'warn'],
    ['http://10.0.0.7:8080', 'warn'],
    ['https://api.bank.example', 'ok'],
    ['http://127.0.0.1:4100', 'ok'],
    ['http://localhost:4100', 'ok'],
    ['http://[::1]:4100', 'ok'],
  ])('minds a bank’s host that browsers would call without TLS: %s [RUN-18]', async (baseUrl, state) => {
    settle({ baseUrl }, { https: false });

    expect((await found('bank')).state).toBe(state);
  });
});

describe('a portal that runs', () => {
  it('is told where another build lies in the folder, and is not held against that [RUN-18] [RUN-03]', async () => {
    settle({}, { https: false });
    const same = await found('running', { fetch: running(buildOf(dist)) });
    writeFileSync(join(dist, 'own.json'), '{}');
    const other = { fetch: running('0123456789ab') };

    expect(same.state).toBe('ok');
    expect((await found('running', { fetch: running() })).state).toBe('ok');
    expect(await found('running', other)).toMatchObject({
      state: 'warn',
      found: expect.stringContaining(`of another build than ${dist}`),
      remedy: expect.stringContaining('restart it'),
    });
    expect(await found('csp', other)).toMatchObject({ state: 'skip', remedy: 'restart it, and look again' });
  });
});
