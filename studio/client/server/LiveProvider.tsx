import { type ReactNode, useEffect, useState } from 'react';
import { onPushed } from './ask.ts';
import { type Live, LiveContext } from './live.ts';

/** Listens to the server for all that stands beneath. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [live, setLive] = useState<Live>({ turn: 0, isHeard: true });
  useEffect(
    () =>
      onPushed(
        () => setLive(({ turn }) => ({ turn: turn + 1, isHeard: true })),
        (isHeard) => setLive((before) => ({ ...before, isHeard })),
      ),
    [],
  );
  return <LiveContext value={live}>{children}</LiveContext>;
}
