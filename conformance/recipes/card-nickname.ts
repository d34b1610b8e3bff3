import { login, type Recipe } from '../recipe.ts';

/** A card is given a nickname, which is taken away again; a host that keeps none is not asked further. */
export const cardNickname: Recipe = {
  does: 'giving a card a nickname',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'nameCard', body: { cardId: '{cardId}', nickname: 'Spese di casa' } },
    { call: 'nameCard', body: { cardId: '{cardId}', nickname: '' } },
  ],
};
