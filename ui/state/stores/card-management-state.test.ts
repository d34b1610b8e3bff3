import type { BankReplies } from '#schemas';
import { describe, expect, it } from 'vitest';
import { aProfile } from '../holder/profile.fixture.ts';
import { openedFrom } from '../navigation/back-navigation.ts';
import { goBack } from '../navigation/go-back.ts';
import { createStores, forgetHolder } from './stores.ts';

type Info = BankReplies['readThreeDSecure'];

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const summary = {
  type: 'CLASSIC',
  pan: '**** **** **** 4417',
  productType: 'CREDIT',
  validityStatus: 'VALID',
  circuitDetail: 'VISA',
  description: 'CLASSIC',
} as const;

const threeDSecure = (cardId: string, status: Info['status']): Info => ({
  cardId,
  status,
  telephone3DSServices: '********67',
  phrase: 'mare calmo',
  profilation3D: { active: 'ATTIVO', serviceMessage: '', cardBlocked: false, limited: false },
});

function storesOfAHolder() {
  const stores = createStores(storage);
  stores.profile.getState().received(aProfile({ telephoneNumber: '********67' }));
  stores.cards.getState().received([
    { ...summary, id: '1', flagFamiliar: false },
    { ...summary, id: '2', flagFamiliar: true },
  ]);
  return stores;
}

const selectedIsOfTheFamily = ({ cards }: ReturnType<typeof storesOfAHolder>) => {
  const { list, selectedId } = cards.getState();
  return list.find(({ id }) => id === selectedId)?.flagFamiliar;
};

describe('what card management knows', () => {
  it('is 3D Secure by card, the holder’s number and whether the card is the family’s, gone with the holder [CARD-38]', () => {
    const stores = storesOfAHolder();

    stores.threeDSecure.getState().received('1', threeDSecure('1', 'ACTIVE'));
    stores.threeDSecure.getState().received('2', threeDSecure('2', 'BLOCKED'));
    expect(selectedIsOfTheFamily(stores)).toBe(false);
    stores.cards.getState().select('2');

    expect(stores.threeDSecure.getState().known).toMatchObject({
      1: { status: 'ACTIVE' },
      2: { status: 'BLOCKED' },
    });
    expect(stores.profile.getState().profile?.telephoneNumber).toBe('********67');
    expect(selectedIsOfTheFamily(stores)).toBe(true);

    forgetHolder(stores);
    expect(stores.threeDSecure.getState().known).toEqual({});
    expect(stores.profile.getState().profile).toBeUndefined();
    expect(selectedIsOfTheFamily(stores)).toBeUndefined();
  });

  it('leads from the PIN back to the page that asked for it [CARD-38] [PIN-03]', () => {
    const gone: string[] = [];
    const ways = { navigate: (path: string) => void gone.push(path), leave: () => void gone.push('back') };

    goBack(ways, { usr: openedFrom('/cardsmanagement').state });

    expect(gone).toEqual(['/cardsmanagement']);
  });
});
