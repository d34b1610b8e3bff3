import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserConfig } from '../portal-config.ts';
import { securityHeaders } from './security-headers.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

it('the page for whoever runs the portal says for how long, and where, browsers are told to insist on https [S-44]', () => {
  const config = browserConfig(JSON.parse(read('portal.config.json')), false);
  const { 'Strict-Transport-Security': told } = securityHeaders({ config, isHttps: true, styleHashes: [] });

  expect(told).toBeDefined();
  expect(read('docs/operations.md')).toContain(`\`Strict-Transport-Security: ${told}\``);
});
