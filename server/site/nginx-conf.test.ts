import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { PortalConfig } from '#schemas';
import { nginxConf } from './nginx-conf.ts';

const shipped = JSON.parse(readFileSync('portal.config.json', 'utf8')) as PortalConfig; // a test holds its shape

const confFor = (provider: Partial<PortalConfig['provider']>, port = 4000): string =>
  nginxConf({
    ...shipped,
    provider: { ...shipped.provider, ...provider },
    server: { ...shipped.server, port },
  });

const blocksOf = (text: string): string[] => text.match(/location [^{]+\{[^}]*\}/gu) ?? [];

/** The blocks of a configuration in which requests are handed on. */
const handingOn = (text: string): string[] => blocksOf(text).filter((block) => block.includes('proxy_pass'));

describe.each(globSync('docs/operations/nginx/*.conf'))('%s', (path) => {
  it('adds no header to an answer that may have it already [RUN-04] [RUN-13]', () => {
    const blocks = handingOn(readFileSync(path, 'utf8'));

    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) {
      const added = [...block.matchAll(/add_header ([\w-]+)/gu)].map(([, name]) => name);
      const hidden = [...block.matchAll(/proxy_hide_header ([\w-]+);/gu)].map(([, name]) => name);
      expect(added.filter((name) => !hidden.includes(name))).toEqual([]);
    }
  });
});

describe('the configuration of nginx that a build writes', () => {
  it('has a file that is missing kept by nobody, for the next release may bring it [RUN-04]', () => {
    const forever = blocksOf(confFor({})).filter((block) => block.includes('immutable'));
    const missing = blocksOf(confFor({})).find((block) => block.startsWith('location @missing'));

    expect(forever.length).toBeGreaterThan(0);
    for (const block of forever) {
      expect(block).not.toMatch(/immutable" always/u);
      expect(block).toMatch(/try_files \$uri @(?:before|missing);/u);
    }
    expect(missing).toMatch(/add_header Cache-Control "no-store" always;\s+return 404;/u);
  });

  it('leads to the port of the settings [RUN-03]', () => {
    expect(confFor({}, 5000)).toContain('proxy_pass http://127.0.0.1:5000;');
    expect(confFor({}, 5000)).not.toContain(':4000');
  });

  it('has the name of the settings, and hands nothing on to a host that browsers call themselves [RUN-03]', () => {
    const apart = confFor({ baseUrl: 'https://api.bank.example', domain: 'clienti.bank.example' });
    const same = confFor({ baseUrl: 'https://clienti.bank.example', domain: 'clienti.bank.example' });

    expect(apart).toContain('server_name clienti.bank.example;');
    expect(handingOn(apart)).toEqual([]);
    expect(apart).toContain('location = /events {');
    expect(handingOn(same)).toHaveLength(1);
  });
});
