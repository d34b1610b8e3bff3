import { useEffect, useState } from 'react';
import { cardReady } from './card-ready.ts';
import type { Access } from './routes.ts';
import { useShell } from './shell-context.ts';
import type { Shell } from './shell.ts';

type Prepared = { status: 'loading' | 'ready' | 'failed'; retry: () => void };

/**
 * Gets ready what a journey at an address needs: the core; for a holder’s page what is known of the selected card, also
 * after a reload; before a login the token of those who are not in yet (SESSION-08).
 */
export function usePrepared(access: Access): Prepared {
  const shell = useShell();
  const [{ status, round }, setState] = useState({ status: 'loading' as Prepared['status'], round: 0 });
  useEffect(() => {
    let isHere = true;
    const settle = (isReady: boolean) => isHere && setState({ status: isReady ? 'ready' : 'failed', round });
    prepare(shell, access).then(settle, () => settle(false));
    return () => {
      isHere = false;
    };
  }, [shell, access, round]);
  return { status, retry: () => setState({ status: 'loading', round: round + 1 }) };
}

async function prepare(shell: Shell, access: Access): Promise<boolean> {
  const { app } = await shell.openCore();
  const { logged, handling } = shell.stores.session.getState();
  // A login that still has something to settle may read nothing of the holder yet (LOGIN-12).
  if (logged && handling !== undefined) return true;
  if (access === 'secured') return cardReady(app);
  if (logged) return true;
  const { kind } = await app.calls.call('requestJwt', { body: {} });
  return kind === 'done';
}
