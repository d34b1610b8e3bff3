import type { LoyaltyProgramType } from '#schemas';

/** The promotions that everybody sees, by the directory of their pictures, in the carousel’s order (PROMO-01). */
export const fixedPromos = ['promo-1', 'promo-2', 'promo-3'] as const;

/** The banner of each standing, by the directory of its pictures; who may not join sees one of everybody’s (PROMO-03 to PROMO-06). */
export const directoryOf: Readonly<Record<LoyaltyProgramType, string>> = {
  T0_NOT_ELEGIBLE: 'generic',
  T0_ELEGIBLE: 'loyalty-t0',
  T0_PLUS_EMBEDDED: 'loyalty-t0-plus',
  T1_START_ACTIVE: 'loyalty-t1-start',
  T1_START_PLUS_EMBEDDED: 'loyalty-t1-start-plus',
  T1_PLUS_ACTIVE: 'loyalty-t1-plus',
};

/** A standing in which the programme is still to be promoted. */
export type Promoted = Exclude<LoyaltyProgramType, 'T0_NOT_ELEGIBLE' | 'T1_PLUS_ACTIVE'>;

/** Returns whether the programme is promoted: to who may join, and has not all of it (PROMO-02, PROMO-04). */
export function isPromoted(standing: LoyaltyProgramType): standing is Promoted {
  return standing !== 'T0_NOT_ELEGIBLE' && standing !== 'T1_PLUS_ACTIVE';
}
