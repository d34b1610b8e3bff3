import { readFileSync } from 'node:fs';
import type { PortalConfig } from '#schemas';

const example = new URL('../../docs/operations/nginx/static.conf', import.meta.url);
const bank = /\n {4}# The bank\.[^]*?\n {4}\}\n/u;

/**
 * Writes the configuration of nginx to begin with, by the settings: who is served, and where the bank is. Of a host of its own nothing
 * is handed on, for browsers call it themselves.
 */
export function nginxConf({ provider: { baseUrl, domain }, server }: PortalConfig): string {
  const text = readFileSync(example, 'utf8')
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${server.port}`)
    .replaceAll('portale.bank.example', domain ?? 'portale.bank.example');
  const isBehindSame = baseUrl === '' || new URL(baseUrl).hostname === domain;
  return isBehindSame ? text : text.replace(bank, '');
}
