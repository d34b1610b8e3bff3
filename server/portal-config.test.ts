import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPortalConfig } from './portal-config.ts';

const shipped = join(import.meta.dirname, '..', 'portal.config.json');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-config-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function written(text: string): string {
  const file = join(folder, 'portal.config.json');
  writeFileSync(file, text);
  return file;
}

describe('the settings of a portal', () => {
  it('come with the documents’ own values [HDR-03] [HDR-04]', () => {
    const config = readPortalConfig(shipped);

    expect(config.provider).toMatchObject({ baseUrl: '', credentials: 'include', clientVersion: '1.9.6' });
    expect(config.session.on401).toBe('redirect');
    expect(config.filters.initialEnd).toBe('today');
  });

  it('name every value that is not allowed, and where it stands', () => {
    const config = readPortalConfig(shipped);
    const provider = { ...config.provider, baseUrl: 'bank.example/', credentials: 'omit' };
    const file = written(JSON.stringify({ ...config, provider, colour: 'red' }));

    expect(() => readPortalConfig(file)).toThrow(
      [
        `PORTAL_CONFIG_INVALID: ${file}`,
        '  / has "colour", which is unknown',
        '  /provider/baseUrl must match pattern "^(|https?://[^/]+)$"',
        '  /provider/credentials must be one of include, same-origin',
      ].join('\n'),
    );
  });

  it('say that they are missing, or no JSON', () => {
    expect(() => readPortalConfig(join(folder, 'none.json'))).toThrow(/^PORTAL_CONFIG_MISSING/);
    expect(() => readPortalConfig(written('{'))).toThrow(/^PORTAL_CONFIG_UNREADABLE/);
  });
});
