import { login, type Recipe } from '../recipe.ts';

/** What a card has to come is read; a host that does not tell it is not asked further. */
export const upcoming: Recipe = {
  does: 'what a card has to come',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'listUpcoming', body: { cardId: '{cardId}' } },
  ],
};
