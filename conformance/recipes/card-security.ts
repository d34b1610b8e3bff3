import { login, type Recipe } from '../recipe.ts';

/** The PIN is looked at, and ordered on paper. */
export const pin: Recipe = {
  does: 'viewing the PIN',
  as: 'holder',
  spends: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'readPinStatus', body: { cardId: '{cardId}' } },
    { call: 'viewPin', body: { cardId: '{cardId}' } },
    { call: 'sendPinByMail', body: { cardId: '{cardId}' } },
  ],
};

/** Another e-Code is judged, entered twice, and shown. */
export const key6: Recipe = {
  does: 'changing the e-Code',
  inOrder: true,
  as: 'holder',
  spends: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'evaluateKey6', body: { key6: '284917' } },
    { call: 'validateKey6', body: { cardId: '{cardId}', key6: '284917' } },
    {
      call: 'checkKey6',
      body: { cardId: '{cardId}', key6: '284917' },
      save: { candidate: '/candidateReference' },
    },
    {
      call: 'changeKey6',
      body: { cardId: '{cardId}', onlyThisCard: true, candidateReference: '{candidate}' },
    },
    { call: 'viewKey6', body: { cardId: '{cardId}' } },
  ],
};

/** What is blocked is unlocked, and what is off is switched on. */
export const unlocking: Recipe = {
  does: 'unlocking and activating a card’s protection',
  as: 'blocked',
  spends: true,
  steps: [
    ...login,
    {
      call: 'listCards',
      body: {},
      save: {
        cardId: '/cards/0/id',
        offId: { in: '/cards', where: { productType: 'PREPAID' }, take: '/id' },
      },
    },
    { call: 'readThreeDSecure', body: { cardId: '{cardId}' } },
    { call: 'unlockThreeDSecure', body: { cardId: '{cardId}' } },
    { call: 'unlockKey6', body: { cardId: '{cardId}' } },
    { call: 'requestPin', body: { cardId: '{offId}' } },
    { call: 'sendThreeDSecureOtp', body: { cardId: '{offId}' } },
    { get: 'otpCard', code: '{account.username}' },
    { call: 'activateThreeDSecure', body: { cardId: '{offId}', otp: '{otpCard}' } },
  ],
};

/** A login stops at the first e-Code. */
export const firstKey6: Recipe = {
  does: 'choosing the first e-Code',
  inOrder: true,
  as: 'withoutKey6',
  spends: true,
  steps: [
    ...login,
    { call: 'insertLoginKey6', body: { key6: '284917' } },
    { call: 'confirmLoginKey6', body: { key6: '284917' } },
  ],
};

/** A login offers a new card the e-Code of the others. */
export const sameKey6: Recipe = {
  does: 'giving a new card the e-Code of the others',
  as: 'newCard',
  spends: true,
  steps: [...login, { call: 'propagateKey6', body: { propagateKey6: true } }],
};
