import { login, type Recipe } from '../recipe.ts';

/** Several numbers are kept in the payee book with one proof, and taken out again. */
export const payeesTogether: Recipe = {
  does: 'keeping several numbers at once',
  as: 'holder',
  steps: [
    ...login,
    {
      call: 'listCards',
      body: {},
      save: { cardId: { in: '/cards', where: { productType: 'PREPAID' }, take: '/id' } },
    },
    {
      call: 'listTopUpOperators',
      body: { cardId: '{cardId}' },
      save: { operatorCode: '/operators/0/operatorCode' },
    },
    {
      call: 'keepPayees',
      body: {
        payees: [
          { name: 'Conformance A', phoneNumber: '3471234568', operatorCode: '{operatorCode}' },
          { name: 'Conformance B', phoneNumber: '3471234569', operatorCode: '{operatorCode}' },
        ],
      },
      save: {
        first: { in: '/payees', where: { phoneNumber: '3471234568' }, take: '/payeeId' },
        second: { in: '/payees', where: { phoneNumber: '3471234569' }, take: '/payeeId' },
      },
    },
    { call: 'deletePayee', body: { payeeId: '{first}' } },
    { call: 'deletePayee', body: { payeeId: '{second}' } },
  ],
};
