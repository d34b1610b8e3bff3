import { describe, expect, it } from 'vitest';
import type { BankReplies, CardArt, OperationId } from '#schemas';
import { aCardContext, aCardSummary } from './card.fixture.ts';
import { aProfile } from './profile.fixture.ts';
import { createHolder } from './holder.ts';
import { createStores } from '../stores/stores.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
const art: CardArt = {
  base64: 'AA==',
  mediaType: 'image/png',
  textColor: '#000000',
  dominantColor: { red: 0, green: 0, blue: 0 },
  textTheme: 'DARK',
};
const threeDSecure: BankReplies['readThreeDSecure'] = {
  cardId: '1000001',
  status: 'ACTIVE',
  telephone3DSServices: '********67',
  phrase: '',
  profilation3D: { active: 'ATTIVO', serviceMessage: '', cardBlocked: false, limited: false },
};

/** A holder with so many cards, over a bank that answers everything but what is named. */
function holderOf(cardCount: number, silent: readonly OperationId[] = [], path = '/') {
  const cards = Array.from({ length: cardCount }, (_, index) => aCardSummary({ id: `${1_000_001 + index}` }));
  const replies: Partial<Record<OperationId, unknown>> = {
    readUserProfile: aProfile({ userInfo: { cards } }),
    listCards: { cards },
    readCardContext: { cardContext: aCardContext() },
    readCardArt: art,
  };
  const asked: string[] = [];
  const stores = createStores(storage);
  const calls = {
    call: (id: OperationId, request: { body?: unknown } = {}) => {
      const cardId = /"cardId":"(\d+)"/u.exec(JSON.stringify(request))?.[1] ?? '';
      asked.push(`${id} ${cardId}`.trim());
      const answer = silent.includes(id) ? { kind: 'unreachable' } : { kind: 'done', value: replies[id] };
      // By operation, as the replies above are.
      return Promise.resolve(answer as never);
    },
  };
  return { stores, asked, holder: createHolder({ calls, stores, currentPath: () => path }) };
}

describe('the reader of the holder', () => {
  it('asks for the face of a card once its figures are known, and of no card twice [CARD-24]', async () => {
    const { holder, asked, stores } = holderOf(1);

    await holder.readCard('1000001');
    await holder.readCard('1000001');

    expect(asked).toEqual(['readCardContext 1000001', 'readCardArt 1000001', 'readCardContext 1000001']);
    expect(stores.cards.getState().art['1000001']).toEqual(art);
  });

  it('asks for no face of a card whose figures cannot be had [CARD-24]', async () => {
    const { holder, asked, stores } = holderOf(1, ['readCardContext']);

    await holder.readCard('1000001');

    expect(asked).toEqual(['readCardContext 1000001']);
    expect(stores.cards.getState().contextStatus['1000001']).toBe('failed');
  });

  it.each([
    [0, []],
    [1, ['readCardArt 1000001']],
    [3, ['readCardArt 1000001', 'readCardArt 1000002']],
  ])('asks with the profile for the faces of the first two of %i cards [CARD-25]', async (count, faces) => {
    const { holder, asked } = holderOf(count);

    await holder.readProfile();

    expect(asked.filter((call) => call !== 'readLoyaltyPrograms')).toEqual(['readUserProfile', ...faces]);
  });

  it('reads the programme of the cards that the login has named, in place of the profile, on the way there [LOGIN-13]', async () => {
    const { holder, asked, stores } = holderOf(1, [], '/loyaltyProgram');
    const userInfo = { name: 'Giulia', userType: 'STANDARD', cards: [{ id: '1000001' }] } as const;
    stores.session.setState({ userInfo: { ...userInfo, cards: [...userInfo.cards] } });

    await holder.refresh(['profile']);

    expect(asked).toEqual(['readLoyaltyPrograms']);
    expect(stores.profile.getState().status).toBe('idle');
  });

  it('forgets what it knew of 3D Secure when the profile is read again [CARD-28]', async () => {
    const { holder, stores } = holderOf(1);
    stores.threeDSecure.getState().received('1000001', threeDSecure);

    await holder.refresh(['profile']);

    expect(stores.threeDSecure.getState().known).toEqual({});
  });

  it('keeps what it knew of 3D Secure when the profile cannot be read [CARD-28]', async () => {
    const { holder, stores } = holderOf(1, ['readUserProfile']);
    stores.threeDSecure.getState().received('1000001', threeDSecure);

    await holder.refresh(['profile']);

    expect(stores.threeDSecure.getState().known).toEqual({ '1000001': threeDSecure });
  });
});
