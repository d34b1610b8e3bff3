import type { Account } from '#sandbox/console';
import { useEffect, useState } from 'react';
import { ask } from '../server/ask.ts';

/** Reads the demo accounts; with a tag, the copies that it makes of them. */
export function useAccounts(tag: string): readonly Account[] {
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  useEffect(() => {
    let isWanted = true;
    const written = tag.trim().toLowerCase();
    void ask<readonly Account[]>(`accounts?tag=${encodeURIComponent(written)}`).then(
      (found) => isWanted && setAccounts(found.map((account) => tagged(account, written))),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [tag]);
  return accounts;
}

const tagged = (account: Account, tag: string): Account =>
  tag === '' ? account : { ...account, username: account.username.replace('@', `+${tag}@`) };
