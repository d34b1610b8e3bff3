import { login, type Recipe } from '../../recipe.ts';

/** A holder without the holder code has it sent and enters it. */
export const holderCode: Recipe = {
  does: 'entering the holder code',
  inOrder: true,
  as: 'limited',
  spends: true,
  steps: [
    ...login,
    { get: 'telephone', known: '/telephones/0' },
    { get: 'code', known: '/holderCode' },
    { call: 'listRegistrationCodeCards', save: { cardId: '/cards/0/id' } },
    { call: 'sendHolderCode', body: { cardId: '{cardId}', telephone: '{telephone}' } },
    { call: 'unlockRegistrationCode', body: { cardId: '{cardId}', code: '{code}' } },
  ],
};
