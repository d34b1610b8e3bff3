import { useEffect, useEffectEvent } from 'react';
import { useApp, useStored } from '#ui/state';

/** Returns whether the profile could not be read, and reads it again when the holder comes to another page (LOGIN-15). */
export function useMissingProfile(): boolean {
  const { holder } = useApp();
  const isMissing = useStored('profile', ({ status, profile }) => status === 'failed' && !profile);
  const readIfMissing = useEffectEvent(() => {
    if (isMissing) void holder.readProfile();
  });
  useEffect(() => readIfMissing(), []);
  return isMissing;
}
