import type { DemoAccount } from './own-bank.ts';

/** Says where the portal is, and with whom one may log in. */
export function announcement(address: string, accounts: readonly DemoAccount[]): string {
  const width = Math.max(0, ...accounts.map(({ username }) => username.length));
  const passwords = new Set(accounts.map(({ password }) => password));
  const lines = accounts.map(({ username, shows }) => `  ${username.padEnd(width)}  ${shows}`);
  return [
    `Portal   ${address}`,
    ...(accounts.length === 0 ? [] : [`Console  ${address}/sandbox`, '', 'Demo accounts', ...lines]),
    ...(passwords.size === 1 ? [`  password of all: ${[...passwords].join('')}`] : []),
    '',
  ].join('\n');
}
