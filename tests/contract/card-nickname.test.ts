import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

describe.each(await databasePlaces())('the nickname of a card on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('nickname');

  const openFamily = async () => {
    const holder = await openCardHolder(bank, nameOf('famiglia'));
    const { cards } = await holder.ask('listCards', {});
    const [own = '', family = '', additional = ''] = cards.map(({ id }) => id);
    const name = (cardId: string, nickname: string) => holder.call('nameCard', { cardId, nickname });
    const nicknames = async () => (await holder.ask('listCards', {})).cards.map(({ nickname }) => nickname);
    return { ...holder, cards, own, family, additional, name, nicknames };
  };

  it('is kept without a code, shown wherever the card is told, and taken away by an empty one [HOLDER-30]', async () => {
    const { ask, own, name, nicknames } = await openFamily();

    const named = replyOf(await name(own, '  Spese   di casa '));
    const [listed, { cardContext }] = [await nicknames(), await ask('readCardContext', { cardId: own })];
    const { card } = await ask('readCardInfo', { cardId: own });
    const unnamed = replyOf(await name(own, '   '));

    expect(named).toEqual({ cardId: own, nickname: 'Spese di casa', refreshCardContext: true });
    expect(listed).toEqual(['Spese di casa', undefined, undefined]);
    expect([card.nickname, cardContext.cardInfo.card.nickname]).toEqual(['Spese di casa', 'Spese di casa']);
    expect(unnamed).toEqual({ cardId: own, refreshCardContext: true });
    expect(await nicknames()).toEqual([undefined, undefined, undefined]);
  });

  it('may be that of no other card of the holder, in capitals or not, and be said again of its own [HOLDER-30]', async () => {
    const { own, additional, name, nicknames } = await openFamily();
    await name(own, 'Università');

    const [same, taken] = [await name(own, 'Università'), await name(additional, 'UNIVERSITA\u0300')];

    expect(replyOf(same).nickname).toBe('Università');
    expect(taken).toMatchObject({ error: { code: 'NICKNAME_TAKEN', type: 'FIELD', pointer: '/nickname' } });
    expect(await nicknames()).toEqual(['Università', undefined, undefined]);
  });

  it.each([
    ['the number of a card', '4417123456789012'],
    ['one with blanks and dashes', '4417 1234-5678.9012'],
    ['twelve digits', 'mia 1234 5678 9012'],
    ['digits of another script', '٤٤١٧١٢٣٤٥٦٧٨٩٠١٢'],
  ])('is never %s, and the card keeps the one it has [HOLDER-30] [S-37]', async (_what, nickname) => {
    const { own, name, nicknames } = await openFamily();
    await name(own, 'Casa');

    const refused = await name(own, nickname);

    expect(refused).toMatchObject({
      error: { code: 'NICKNAME_LIKE_A_NUMBER', type: 'FIELD', pointer: '/nickname' },
    });
    expect((await nicknames())[0]).toBe('Casa');
  });

  it.each([
    ['too long', 'a'.repeat(25)],
    ['a picture', 'Casa 🏠'],
    ['a control character', 'Casa\u0007'],
    ['a line break', 'Casa\nmare'],
    ['a letter that turns the line around', 'Casa\u202e'],
    ['markup', '<b>Casa</b>'],
  ])('is refused when it is or holds %s [HOLDER-30]', async (_what, nickname) => {
    const { own, name } = await openFamily();

    expect(codeOf(await name(own, nickname))).toBe('CONTRACT_VIOLATION');
  });

  it('takes 24 letters of any language, and an apostrophe [HOLDER-30]', async () => {
    const { own, name } = await openFamily();
    const nicknames = ['a'.repeat(24), 'L’auto di papà', 'Sparkonto Größe', 'Домашняя'];

    for (const nickname of nicknames) expect(replyOf(await name(own, nickname)).nickname).toBe(nickname);
  });

  it('is given to cards of the holder alone [HOLDER-30] [S-34]', async () => {
    const [one, other] = [await openFamily(), await openFamily()];

    expect(codeOf(await one.name(other.own, 'Casa'))).toBe('NOT_FOUND');
    expect(await other.nicknames()).toEqual([undefined, undefined, undefined]);
  });

  it('stands beside the name of whose card it is, where that is somebody else [HOLDER-30]', async () => {
    const { cards } = await openFamily();

    expect(cards.map(({ cardholder }) => cardholder)).toEqual([undefined, 'Anna Bellini', 'Luca Bellini']);
  });
});
