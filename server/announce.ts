import type { DemoAccount } from './own-bank.ts';

/** What a start has to tell: which version it is of, where the portal is, and where the console, and with whom one may log in. */
export type Started = {
  version: string;
  portal: string;
  console?: string;
  admin?: string;
  accounts: readonly DemoAccount[];
};

/** Says where the portal and the console are, and with whom one may log in. */
export function announcement({ version, portal, console, admin, accounts }: Started): string {
  const width = Math.max(0, ...accounts.map(({ username }) => username.length));
  const passwords = new Set(accounts.map(({ password }) => password).filter((one) => one !== ''));
  const lines = accounts.map(({ username, shows }) => `  ${username.padEnd(width)}  ${shows}`);
  return [
    `Percorso ${version}`,
    `Portal   ${portal}`,
    ...(console === undefined ? [] : [`Console  ${console}/sandbox`]),
    ...(admin === undefined ? [] : [`Admin    ${admin}/readyz`]),
    ...(accounts.length === 0 ? [] : ['', 'Demo accounts', ...lines]),
    ...(passwords.size === 1 ? [`  password of all: ${[...passwords].join('')}`] : []),
    '',
  ].join('\n');
}
