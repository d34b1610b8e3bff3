import { type Shell, useShell } from '#ui/state';
import { useEffect, useEffectEvent, useState } from 'react';

/** Who asked this browser to remember them. */
export type Remembered = { name: string; username: string };

/**
 * Asks the bank whom this browser remembers, where it has a mark that there is somebody (CALL-04). A bank that cannot be
 * asked is nobody’s trouble: the login is then as for anybody.
 */
export function useRemembered(onKnown: (remembered: Remembered) => void): {
  remembered: Remembered | undefined;
  /** Forgets them, here at once and at the bank (CALL-05). */
  forget: () => void;
} {
  const shell = useShell();
  const [remembered, setRemembered] = useState<Remembered>();
  const greet = useEffectEvent((known: Remembered) => {
    setRemembered(known);
    onKnown(known);
  });
  useEffect(() => {
    let isHere = true;
    if (shell.remembered.isSet())
      void readRemembered(shell).then((known) => isHere && known !== undefined && greet(known));
    return () => {
      isHere = false;
    };
  }, [shell]);
  const forget = () => {
    setRemembered(undefined);
    shell.remembered.set(false);
    void shell.core.getState().core?.app.calls.call('forgetCardHolderName');
  };
  return { remembered, forget };
}

async function readRemembered(shell: Shell): Promise<Remembered | undefined> {
  const core = await shell.openCore().catch(() => undefined);
  if (!core) return undefined;
  const { calls } = core.app;
  const jwt = await calls.call('requestJwt', { body: {} });
  if (jwt.kind !== 'done') return undefined;
  const read = await calls.call('readCardHolderName');
  if (read.kind !== 'done') return undefined;
  const { remembered, name, username } = read.value;
  if (!remembered) shell.remembered.set(false);
  return remembered && name !== undefined && username !== undefined ? { name, username } : undefined;
}
