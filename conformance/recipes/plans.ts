import { login, type Recipe } from '../recipe.ts';

/** Purchases are split, and a plan that runs is ended. */
export const plans: Recipe = {
  does: 'paying in instalments',
  as: 'plans',
  spends: true,
  steps: [
    ...login,
    { call: 'listCards', body: {}, save: { cardId: '/cards/0/id' } },
    { call: 'readInstallmentAlert', query: { cardId: '{cardId}' } },
    { call: 'changeInstallmentAlert', body: { cardId: '{cardId}', newSubscriptionStatus: 'ACTIVE' } },
    { call: 'readInstallmentTtl', body: { cardId: '{cardId}' } },
    {
      call: 'listPlans',
      body: { cardId: '{cardId}', plansType: 'ACTIVE', pageLimit: 3, pageNumber: 1 },
      save: { planReference: '/plans/0/planReference' },
    },
    { call: 'readPlan', body: { cardId: '{cardId}', planReference: '{planReference}' } },
    { call: 'readPlanDocument', query: { cardId: '{cardId}', planReference: '{planReference}' } },
    {
      call: 'listTransactions',
      body: { cardId: '{cardId}', pageLimit: 20, pageNumber: 1, installmentStatus: 'B' },
      save: { keyCam: '/transactions/0/keyCam' },
    },
    {
      call: 'listNewPlans',
      body: { cardId: '{cardId}', keyCams: ['{keyCam}'] },
      save: { number: '/plans/0/installmentsNumber', planCode: '/plans/0/planCode' },
    },
    {
      call: 'simulatePlan',
      body: { cardId: '{cardId}', keyCams: ['{keyCam}'], installmentsNumber: '{number}', getPdf: true },
      save: { viewDateSecci: '/viewDateSecci' },
    },
    {
      call: 'confirmPlan',
      body: {
        cardId: '{cardId}',
        keyCams: ['{keyCam}'],
        installmentsNumber: '{number}',
        planCode: '{planCode}',
        viewDateSecci: '{viewDateSecci}',
      },
    },
    { call: 'extinguishPlan', body: { cardId: '{cardId}', planReference: '{planReference}' } },
  ],
};
