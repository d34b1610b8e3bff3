import { useApp } from '#ui/state';

/** Returns whether what is not booked yet opens: where a card can be locked or an operation disputed (HOLDER-26). */
export function useOpensPending(): boolean {
  const { extensions } = useApp().settings;
  return extensions?.cardLock === true || extensions?.disputes === true;
}
