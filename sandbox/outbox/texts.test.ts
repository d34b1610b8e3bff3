import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import texts from './texts.json' with { type: 'json' };
import { codeMessage } from './texts.ts';

const { operations, schemas } = readContract();
const asking = [...operations.values()].filter(({ scaAlways }) => scaAlways);
const textOf = (id: string): string => Object.entries(texts).find(([name]) => name === id)?.[1] ?? '';

/** What a message must say of each thing that a holder signs: the words that stand for it, or why it says nothing. */
type Said = Readonly<Record<string, readonly string[] | string>>;

const ownCard = 'a card of the holder’s own, which the notice names';
const secret = 'a secret, which no message may hold';

const anywhere: Said = { cardId: ownCard, otp: secret, nonce: secret };
const said: Readonly<Record<string, Said>> = {
  downloadStatement: {
    cardId: ['card'],
    documentId: ['month'],
    releaseDate: 'when the list of that month came out',
  },
  modifySubscription: { delivery: ['how'], email: ['how'] },
  changeSubscriptionEmail: { email: ['email'] },
  updatePassword: { oldPassword: secret, newPassword: secret },
  replaceTemporaryPassword: { newPassword: secret },
  replaceExpiredPassword: { newPassword: secret },
  changeSecurityQuestion: { idSecurityQuestion: secret, securityAnswer: secret },
  changeKey6: { cardId: ['cards'], onlyThisCard: ['cards'], candidateReference: secret },
  viewKey6: { cardId: ['card'] },
  unlockKey6: { cardId: ['card'] },
  confirmPlan: {
    keyCams: ['amount'],
    installmentsNumber: ['installments'],
    planCode: ['installmentAmount', 'amount'],
    viewDateSecci: 'when the terms were read, which moves nothing',
  },
  extinguishPlan: { planReference: ['amount'] },
  keepPayees: { payees: ['numbers'] },
  topUpPhone: { netAmount: ['amount'], payee: ['phoneNumber'] },
  viewPin: { cardId: ['card'] },
  subscribeSmsAlert: { threshold: ['threshold'] },
  changeSpendingControl: { active: ['control'], threshold: ['control'] },
  updateContact: { newNumber: ['newNumber'], cardIds: 'the holder’s own cards, which get that number' },
  unlockThreeDSecure: { cardId: ['card'], unlockKey6: ['services'] },
  activateThreeDSecure: { cardId: ['card'] },
};

describe('the message of a code', () => {
  it('is worded for each operation that asks for strong authentication [S-07]', () => {
    expect(asking.filter(({ id }) => textOf(id) === '').map(({ id }) => id)).toEqual([]);
  });

  it('says which month and which card a movements list is of [S-07] [STMT-09]', () => {
    const signed = { code: '123456', month: 'ottobre 2026', card: '4417' };

    expect(codeMessage('downloadStatement', signed)).toContain(
      'lista movimenti di ottobre 2026 della carta che finisce con 4417.',
    );
  });

  it.each(asking)(
    'of $id says each thing that is signed, or it is known why not [S-07]',
    ({ id, request }) => {
      const signed = Object.keys(Object(schemas.get(request ?? '')?.['properties']));
      const told: Said = { ...anywhere, ...said[id] };

      expect(signed.filter((name) => told[name] === undefined)).toEqual([]);
      for (const name of signed)
        for (const word of typeof told[name] === 'string' ? [] : (told[name] ?? []))
          expect(textOf(id)).toContain(`{${word}}`);
    },
  );
});
