import { login, type Recipe } from '../recipe.ts';

/** A new number is verified and given to a card. */
export const numberOfCard: Recipe = {
  does: 'changing the number of a card',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'generateOtpSca', body: { telephone: '+39{fresh.phone}' } },
    { get: 'otpNumber', code: '+39{fresh.phone}' },
    { call: 'verifyOtpNewNumber', body: { cardId: '{cardId}', otp: '{otpNumber}' } },
    { call: 'updateContact', body: { newNumber: '{fresh.phone}', cardId: '{cardId}' } },
  ],
};

/** A login stops for one verified number, which becomes that of every card. */
export const numberOfAllCards: Recipe = {
  does: 'regularising the number',
  inOrder: true,
  as: 'uniqueNumber',
  spends: true,
  steps: [
    ...login,
    { call: 'generateLoginOtpNewNumber', body: { telephone: '+39{fresh.phone}' } },
    { get: 'otpNumber', code: '+39{fresh.phone}' },
    { call: 'verifyLoginNewNumber', body: { otp: '{otpNumber}' } },
    {
      call: 'regularizeUniqueNumber',
      body: { telephone: '+39{fresh.phone}' },
      save: { token: '/clientAccessToken' },
    },
  ],
};
