import type { LoyaltyPrograms, LoyaltyProgramType } from '#schemas';

/** Makes what the bank says of loyalty, with where each card stands. */
export function somePrograms(types: Readonly<Record<string, LoyaltyProgramType>>): LoyaltyPrograms {
  return {
    loyaltyProgramTypeArray: Object.entries(types).map(([cardId, loyaltyProgramType]) => ({
      cardId,
      loyaltyProgramType,
    })),
    maskedMail: 'g*****a@percorso.test',
    sourceBank: 'PERCORSO',
    deepLinkingUri: 'https://club.test/',
    deepLinkingService: 'servizi/premi',
    deepLinkingPlan: 'piani/plus',
  };
}
