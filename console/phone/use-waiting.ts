import { useCallback, useEffect, useState } from 'react';
import type { WaitingApproval } from '#sandbox/console';
import { ask } from '../server/ask.ts';

const everyMs = 1000;

/** Follows what waits on a holder’s phone; what is drawn stays while nothing changes. */
export function useWaiting(username: string): [readonly WaitingApproval[], () => Promise<void>] {
  const [waiting, setWaiting] = useState<readonly WaitingApproval[]>([]);
  const refresh = useCallback(async () => {
    const query = encodeURIComponent(username);
    const found = username === '' ? [] : await ask<readonly WaitingApproval[]>(`approvals?username=${query}`);
    setWaiting((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  }, [username]);
  useEffect(() => {
    const look = () => void refresh().catch(() => undefined);
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [refresh]);
  return [waiting, refresh];
}
