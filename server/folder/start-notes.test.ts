import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { otherVersion } from './brought-to.ts';
import { startNotes } from './start-notes.ts';

const config: PortalConfig = JSON.parse(readFileSync('portal.config.json', 'utf8'));
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'percorso-notes-'));
  for (const folder of ['.percorso', '.data']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const production = { NODE_ENV: 'production' };
const beside = { bank: 'provider', environment: {} } as const;

/** What a start says of the bank’s host. */
const ofHost = (baseUrl: string, env: NodeJS.ProcessEnv = production): string[] =>
  startNotes({
    root,
    env,
    config: { ...config, provider: { ...config.provider, baseUrl } },
    ...beside,
  }).filter((note) => !note.startsWith('NUMBERS'));

describe('what a start says and goes on', () => {
  it('is that the folder was not brought to the package, whichever of them is older [RUN-02]', () => {
    writeFileSync(join(root, '.percorso/version'), '0.1.0\n');

    expect(otherVersion(root, '0.1.0')).toBeUndefined();
    expect(otherVersion(root, '0.10.0')).toEqual({
      found: `${root} was brought to Percorso 0.1.0, and the package is 0.10.0`,
      remedy: 'run npx percorso upgrade there: it tells what the new version changes',
    });
    expect(otherVersion(root, '0.0.9')).toMatchObject({
      remedy: 'install 0.1.0 or a later one, or take the folder back to 0.0.9',
    });
    writeFileSync(join(root, '.percorso/version'), '99.0.0\n');
    expect(startNotes({ root, env: {}, config, ...beside })).toEqual([
      expect.stringMatching(/^VERSION_OTHER: .* was brought to Percorso 99\.0\.0, .* older; install 99/u),
    ]);
  });

  it('is that numbers are an example’s, in production beside a provider [RUN-08]', () => {
    const said = startNotes({ root, env: production, config, ...beside });

    expect(said).toEqual([expect.stringMatching(/^NUMBERS_EXAMPLE: brand\.helpLine, brand\.lockLine, /u)]);
    expect(startNotes({ root, env: {}, config, ...beside })).toEqual([]);
    expect(startNotes({ root, env: production, config, bank: 'sandbox', environment: {} })).toEqual([]);
  });

  it('is that browsers would call the bank’s host without TLS, in production [RUN-08] [S-44]', () => {
    expect(ofHost('http://api.bank.example')).toEqual([
      expect.stringMatching(
        /^PROVIDER_PLAIN: http:\/\/api\.bank\.example is called by browsers without TLS/u,
      ),
    ]);
    expect(ofHost('http://api.bank.example', {})).toEqual([]);
    expect(ofHost('https://api.bank.example')).toEqual([]);
    expect(ofHost('http://127.0.0.1:4100')).toEqual([]);
  });

  it('is that others may read the key of the sandbox [S-79]', () => {
    const file = join(root, '.data/bank.key');
    writeFileSync(file, '', { mode: 0o600 });
    const start = { root, env: {}, config, bank: 'sandbox', environment: {} } as const;
    const before = startNotes(start);
    chmodSync(file, 0o644);

    expect(before).toEqual([]);
    expect(startNotes(start)).toEqual([`KEY_OPEN: others may read ${file} (mode 644); chmod 600 ${file}`]);
    expect(startNotes({ ...start, environment: { key: 'x' } })).toEqual([]);
  });
});
