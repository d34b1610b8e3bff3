import type { Opening } from '#ui/journey';
import { useEffect, useState } from 'react';
import type { App } from '../state/app-context.ts';
import { cardReady } from '../state/holder/card-ready.ts';
import type { Access } from '../state/navigation/routes.ts';
import { useShell } from '../state/shell-context.ts';
import type { Shell } from '../state/shell.ts';

type Prepared = { status: 'loading' | 'ready' | 'failed'; retry: () => void };

/**
 * Gets ready what a journey at an address needs: the core, which finds it; its chunk; for a holder’s page what is known
 * of the selected card, also after a reload; before a login the token of those who are not in yet (SESSION-08).
 */
export function usePrepared(opening: Opening | undefined, access: Access): Prepared {
  const shell = useShell();
  const [{ status, round }, setState] = useState({ status: 'loading' as Prepared['status'], round: 0 });
  const journey = opening?.entry.id;
  useEffect(() => {
    let isHere = true;
    const settle = (how: Prepared['status']) => isHere && setState({ status: how, round });
    prepare(shell, journey, access).then(settle, () => settle('failed'));
    return () => {
      isHere = false;
    };
  }, [shell, journey, access, round]);
  return { status, retry: () => setState({ status: 'loading', round: round + 1 }) };
}

async function prepare(
  shell: Shell,
  journey: string | undefined,
  access: Access,
): Promise<Prepared['status']> {
  const { app } = await shell.openCore();
  // Now that the core is here, so is the journey, or the address is no page.
  if (journey === undefined) return 'loading';
  app.prefetch(journey);
  return (await isReady(app, access)) ? 'ready' : 'failed';
}

async function isReady(app: App, access: Access): Promise<boolean> {
  const { logged, handling } = app.stores.session.getState();
  // A login that still has something to settle may read nothing of the holder yet (LOGIN-12).
  if (logged && handling !== undefined) return true;
  if (access === 'secured') return cardReady(app);
  if (logged) return true;
  const { kind } = await app.calls.call('requestJwt', { body: {} });
  return kind === 'done';
}
