import { randomUUID } from 'node:crypto';
import type { Bank } from './bank.ts';
import type { Browser } from './browser.ts';
import { createHand } from './hand.ts';

/** The password of every demo account. */
export const password = 'Percorso1!';

/** A holder with a fresh copy of a demo account, in front of a browser. */
export type Holder = ReturnType<typeof createHolder>;

/** Makes the holder of a copy that nobody has used. */
export function createHolder(parts: { browser: Browser; bank: Bank; url: string }, account = 'standard') {
  const { browser, bank, url } = parts;
  const hand = createHand(browser);
  const username = `${account}+${randomUUID().slice(0, 8)}@percorso.test`;
  const sendCredentials = async (name = username, secret = password): Promise<void> => {
    await hand.write('Username', name);
    await hand.write('Password', secret);
    await hand.button('Accedi');
  };
  const enterCode = async (confirm: 'Conferma' | 'AVANTI'): Promise<void> => {
    await hand.shown({ kind: 'field', name: 'Codice di verifica' });
    await hand.write('Codice di verifica', await bank.nextCode());
    await hand.button(confirm);
  };
  const confirmIdentity = async (): Promise<void> => {
    await hand.shown({ kind: 'popup', name: 'Sei veramente tu?' });
    await enterCode('Conferma');
  };
  const go = (path: string) => browser.open(`${url}${path}`);
  const row = { kind: 'row' } as const;
  return {
    ...hand,
    ...parts,
    username,
    go,
    sendCredentials,
    enterCode,
    confirmIdentity,
    row,
    logIn: async (): Promise<void> => {
      await go('/');
      await sendCredentials();
      await confirmIdentity();
      await hand.shown(row);
    },
  };
}
