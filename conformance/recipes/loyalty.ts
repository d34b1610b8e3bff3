import { login, type Recipe } from '../recipe.ts';

/** The partner’s programme, and the popup that speaks of it. */
export const loyalty: Recipe = {
  does: 'reading the loyalty programme',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'readLoyaltyPrograms', body: { cardIds: ['{cardId}'] } },
    { call: 'readLoyaltyStatus', body: { cardId: '{cardId}' } },
    { call: 'readLoyaltyPopup', body: { cardId: '{cardId}' }, save: { idTemplate: '/idTemplate' } },
    {
      call: 'manageLoyaltyPopup',
      body: { cardId: '{cardId}', hidePopup: true, idTemplate: '{idTemplate}' },
    },
  ],
};
