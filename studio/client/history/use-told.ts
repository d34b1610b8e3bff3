import { useEffect, useState } from 'react';
import { useLive } from '../server/live.ts';

/** Holds what is said of a deed once it is done, until something is taken back or done again: it may be so no more. */
export function useTold<Told>() {
  const [told, tell] = useState<Told>();
  const { subscribe } = useLive();
  useEffect(() => {
    let known: number | undefined;
    return subscribe(({ turns }) => {
      if (known !== undefined && turns !== known) tell(undefined);
      known = turns;
    });
  }, [subscribe]);
  return [told, tell] as const;
}
