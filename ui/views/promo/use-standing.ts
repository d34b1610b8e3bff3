import type { LoyaltyProgramType } from '#schemas';
import { useStored } from '#ui/state';
import { useProgramme } from '../loyalty/use-programme.ts';

/** Returns the standing by which promotions are chosen: as of who may not join, where the bank cannot say; undefined while it is asked. */
export function useStanding(): LoyaltyProgramType | undefined {
  const known = useProgramme();
  const isLoading = useStored('loyalty', (loyalty) => loyalty.isLoading);
  return known ?? (isLoading ? undefined : 'T0_NOT_ELEGIBLE');
}
