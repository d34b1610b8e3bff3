import { login, type Recipe } from '../recipe.ts';

/** Messages about operations, and what a card may spend. */
export const alerts: Recipe = {
  does: 'changing alerts and limits',
  as: 'holder',
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'readSmsAlert', body: { cardId: '{cardId}' }, save: { threshold: '/maxThreshold' } },
    { call: 'subscribeSmsAlert', body: { cardId: '{cardId}', threshold: '{threshold}' } },
    { call: 'sendCardSms', body: { cardId: '{cardId}' } },
    { call: 'unsubscribeSmsAlert', body: { cardId: '{cardId}' } },
    { call: 'readSpendingControl', body: { cardId: '{cardId}' } },
    { call: 'changeSpendingControl', body: { cardId: '{cardId}', active: true, threshold: 100_000 } },
  ],
};
