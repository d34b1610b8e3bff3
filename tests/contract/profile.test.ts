import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, openStoppedHolder } from '../support/card-holder.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('a profile on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('profile');

  it('says what the bank enables for the holder, each with a state [PROFILE-03, PROFILE-02]', async () => {
    const { ask } = await openCardHolder(bank, nameOf('standard'));

    const { profiling } = await ask('readUserProfile', undefined);

    const states = (['3D_SECURE', 'FINANZIAMENTO', 'CHATBOT', 'IO_SI_PLUS'] as const).map((flag) => [
      flag,
      profiling[flag]?.prop.state,
    ]);
    expect(Object.fromEntries(states)).toEqual({
      '3D_SECURE': 'ATTIVO',
      FINANZIAMENTO: 'ATTIVO',
      CHATBOT: 'ATTIVO',
      IO_SI_PLUS: 'ATTIVO',
    });
  });

  it('says which cards have an e-Code, where the login stands and which card comes first, as the login did [PROFILE-04]', async () => {
    const { opened, holder } = await openStoppedHolder(bank, nameOf('bloccata'));
    const { cards } = await holder.ask('listCards', {});
    const ids = cards.map(({ id }) => id);

    const profile = await holder.ask('readUserProfile', undefined);

    expect(profile).toMatchObject({
      key6ValidUserCards: opened.key6ValidUserCards,
      flow: 'LOGIN_END',
      flowKey6Context: '',
      cardContext: { cardInfo: { card: { id: ids[0] } } },
    });
    expect(opened).toMatchObject({ flow: 'LOGIN_SCA', cardContext: profile.cardContext });
    // The e-Code of one card is blocked.
    expect(profile.key6ValidUserCards.length).toBeLessThan(ids.length);
    expect(ids).toEqual(expect.arrayContaining(profile.key6ValidUserCards));
  });

  it('comes with one for each card, and with the promotions of what that card can do [PROFILE-05]', async () => {
    const { ask, cardIds } = await openCardHolder(bank, nameOf('standard'));

    const [credit, , debit] = await Promise.all(
      cardIds.map(async (cardId) => (await ask('readCardContext', { cardId })).cardContext),
    );

    expect(credit?.profiling.INSTALLMENT?.prop.state).toBe('ATTIVO');
    expect(debit?.profiling.INSTALLMENT).toBeUndefined();
    expect(credit?.boxProfiling.map(({ id }) => id)).toEqual(['promo-1', 'promo-2', 'promo-3']);
    expect(debit?.boxProfiling.map(({ id }) => id)).toEqual(['promo-1', 'promo-3']);
    for (const { title, message } of credit?.boxProfiling ?? []) expect([title, message]).not.toContain('');
  });

  it('promotes nothing on a card that is blocked or has expired [PROFILE-05, MGMT-25]', async () => {
    const { ask, cardIds } = await openCardHolder(bank, nameOf('bloccata'));

    const boxes = await Promise.all(
      cardIds.map(async (cardId) => (await ask('readCardContext', { cardId })).cardContext.boxProfiling),
    );

    expect(boxes[1]).toEqual([]);
    expect(boxes[2]).toEqual([]);
  });
});
