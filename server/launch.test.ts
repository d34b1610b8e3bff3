import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBank, prepareLaunch } from './launch.ts';
import { browserConfig } from './portal-config.ts';

const provider = 'https://api.bank.example';

/** Runs a start that is to be refused, and answers how it ended and its lines. */
function refused(file: string, env: Record<string, string | undefined>) {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, file)], {
    env: { ...process.env, PORT: '0', ...env },
    encoding: 'utf8',
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('a start with the settings of a provider', () => {
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'launch-'));
    const shipped = JSON.parse(readFileSync('portal.config.json', 'utf8'));
    const config = { ...shipped, provider: { ...shipped.provider, baseUrl: provider } };
    writeFileSync(join(root, 'portal.config.json'), JSON.stringify(config));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it('calls the provider, and opens no sandbox in its stead [S-82]', async () => {
    const launch = await prepareLaunch(root, { PORT: '0' });

    const bank = await openBank(launch, root, { portal: () => '', answered: () => {}, dist: root });

    expect([launch.bank, bank]).toEqual(['provider', undefined]);
    expect(browserConfig(launch.config, bank !== undefined).provider.baseUrl).toBe(provider);
  });

  it('goes by the file of settings that the environment names, and refuses a name that says nothing [RUN-08]', async () => {
    const elsewhere = join(root, 'bank.json');
    renameSync(join(root, 'portal.config.json'), elsewhere);

    const launch = await prepareLaunch(root, { PORT: '0', PERCORSO_CONFIG: elsewhere });

    expect(launch.config.provider.baseUrl).toBe(provider);
    await expect(prepareLaunch(root, { PORT: '0' })).rejects.toThrow(/^PORTAL_CONFIG_MISSING: /);
    await expect(prepareLaunch(root, { PERCORSO_CONFIG: '' })).rejects.toThrow(/^PERCORSO_CONFIG_INVALID: /);
  });

  it('is refused where the sandbox is asked for as well [S-82]', async () => {
    await expect(prepareLaunch(root, { PORT: '0', SANDBOX: '1' })).rejects.toThrow(
      /^SANDBOX_BESIDE_PROVIDER: /,
    );
  });
});

describe.each(['start.ts', 'dev.ts'])('a start by %s', (file) => {
  it.each([
    [{ SANDBOX: '0' }, 'BANK_MISSING'],
    [{ SANDBOX: undefined, NODE_ENV: 'production' }, 'BANK_MISSING'],
    [{ SANDBOX: 'yes' }, 'SANDBOX_INVALID'],
  ])('is refused in one line with %o: %s [S-82]', (env, code) => {
    const { status, lines } = refused(file, env);

    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${code}: `))]);
  });

  it('is refused in one line where something listens on the console’s port [S-83]', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // it listens on a port

    const { status, lines } = refused(file, { SANDBOX: '1', CONSOLE_PORT: String(port) });
    other.close();

    expect(status).toBe(1);
    expect(lines).toEqual([expect.stringMatching(/^PORT_TAKEN: .*set CONSOLE_PORT to another port$/)]);
  });
});
