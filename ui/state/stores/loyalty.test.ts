import type { LoyaltyPrograms } from '#schemas';
import { describe, expect, it } from 'vitest';
import { createLoyaltyStore } from './loyalty.ts';

const programs: LoyaltyPrograms = {
  loyaltyProgramTypeArray: [
    { cardId: '1000001', loyaltyProgramType: 'T1_START_ACTIVE' },
    { cardId: '1000002', loyaltyProgramType: 'T0_NOT_ELEGIBLE' },
  ],
  maskedMail: 'g*****a@percorso.test',
  sourceBank: 'PERCORSO',
  deepLinkingUri: 'https://club.test/',
  deepLinkingService: 'servizi/premi',
  deepLinkingPlan: 'piani/plus',
};
const counted = { campaign: 'fedelta-attiva', creative: 't1-start-active', position: 'banner' } as const;

describe('what is known of loyalty', () => {
  it('is on its way until the bank answers or cannot [LOYAL-15]', () => {
    const store = createLoyaltyStore();
    expect(store.getState().isLoading).toBe(true);

    store.getState().failed();
    expect(store.getState().isLoading).toBe(false);
    store.getState().asking();
    expect(store.getState().isLoading).toBe(true);
    store.getState().received(programs);
    expect(store.getState().isLoading).toBe(false);
  });

  it('is an entry for each card, the masked mail, the ways to the partner and how banners are counted [LOYAL-01]', () => {
    const store = createLoyaltyStore();

    store.getState().received(programs);
    store.getState().bannerReceived('loyalty-t1-start', counted);

    expect(store.getState()).toMatchObject({
      ...programs,
      isLoading: false,
      analyticsPromoBanner: { 'loyalty-t1-start': counted },
    });
  });

  it('stays in sight while it is asked again, and is forgotten with the holder', () => {
    const store = createLoyaltyStore();
    store.getState().received(programs);

    store.getState().asking();
    expect(store.getState()).toMatchObject(programs);
    store.getState().clear();

    expect(store.getState()).toMatchObject({ isLoading: true, analyticsPromoBanner: {} });
    expect(store.getState().maskedMail).toBeUndefined();
  });
});
