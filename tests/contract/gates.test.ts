import { beforeAll, describe, expect, it } from 'vitest';
import type { BankReplies } from '#schemas';
import { bankOn } from '../support/bank-on.ts';
import type { BankAnswer } from '../support/sandbox.ts';
import { codeOf, logIn, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const shut = 'FUNCTION_NOT_AVAILABLE';

/** An account and which of its cards. */
const cases = {
  credit: ['standard', 0],
  prepaid: ['standard', 1],
  linkedPrepaid: ['iban', 0],
  linkedDebit: ['iban', 1],
  ofAsb: ['asb', 0],
  limited: ['limitato', 0],
  blocked: ['bloccata', 1],
  expired: ['bloccata', 2],
} as const;

type Case = keyof typeof cases;

describe.each(await rulePlaces())('what a card may be used for on $name', (place) => {
  const bank = bankOn(place);
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    for (const [persona] of Object.values(cases)) {
      if (!tokens.has(persona)) tokens.set(persona, await logIn(bank, `${persona}@percorso.test`));
    }
  });

  async function holding(which: Case): Promise<{ token: string; cardId: string }> {
    const [persona, index] = cases[which];
    const token = tokens.get(persona) ?? '';
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    return { token, cardId: cards[index]?.id ?? '' };
  }

  const calls = {
    topUp: (cardId: string, token: string) =>
      bank.call(
        'topUpPhone',
        { cardId, netAmount: 1000, payee: { phoneNumber: '3471234567', operatorCode: 'ONDA' } },
        { token, headers: { criticalData: '3471234567-1000' } },
      ),
    verifyPrepaid: (cardId: string, token: string) => bank.call('verifyPrepaidCard', { cardId }, { token }),
    spendingControl: (cardId: string, token: string) =>
      bank.call('readSpendingControl', { cardId }, { token }),
    statements: (cardId: string, token: string) =>
      bank.call('checkDocumentsAvailability', { cardId }, { token }),
    eCode: (cardId: string, token: string) => bank.call('viewKey6', { cardId }, { token }),
    list: (cardId: string, token: string) =>
      bank.call('listTransactions', { cardId, pageLimit: 1, pageNumber: 1 }, { token }),
    download: (cardId: string, token: string) =>
      bank.call('downloadTransactions', { cardId, ext: 'csv' }, { token }),
    summary: (cardId: string, token: string) => bank.call('readYearlySummary', { cardId }, { token }),
  };

  const everyReading = { list: 'OK', download: 'OK', summary: 'OK' };

  it.each<[Case, Partial<Record<keyof typeof calls, string>>]>([
    ['credit', { topUp: 'SCA_REQUIRED', spendingControl: 'OK', statements: 'OK', eCode: 'SCA_REQUIRED' }],
    ['prepaid', { topUp: 'SCA_REQUIRED', verifyPrepaid: 'OK', spendingControl: 'OK', statements: shut }],
    ['linkedPrepaid', { topUp: shut, verifyPrepaid: shut, spendingControl: shut, eCode: shut }],
    ['linkedDebit', { topUp: shut, verifyPrepaid: shut, spendingControl: shut, eCode: shut }],
    ['ofAsb', { topUp: 'SCA_REQUIRED', spendingControl: 'OK', statements: 'OK', eCode: 'SCA_REQUIRED' }],
    ['limited', { topUp: shut, spendingControl: shut, statements: shut }],
    ['blocked', { topUp: shut, spendingControl: shut, statements: shut }],
    ['expired', { topUp: shut, spendingControl: shut, statements: shut }],
  ])(
    'is decided by the bank for %s; its operations may always be read [S-35, GATE-03, GATE-10]',
    async (which, expected) => {
      const { cardId, token } = await holding(which);

      const wanted = { ...everyReading, ...expected };
      const found: Record<string, string> = {};
      for (const [name, ask] of Object.entries(calls)) {
        if (!Object.hasOwn(wanted, name)) continue;
        const answer: BankAnswer<keyof BankReplies> = await ask(cardId, token);
        found[name] = codeOf(answer);
      }

      expect(found).toEqual(wanted);
    },
  );

  it.each([
    ['blocked', 'Carta bloccata'],
    ['expired', 'Carta scaduta'],
  ] as const)(
    'of a card that is %s says of every service that it is shut, and why [MGMT-25]',
    async (which, why) => {
      const { cardId, token } = await holding(which);

      const { cardContext } = replyOf(await bank.call('readCardContext', { cardId }, { token }));

      const services = Object.values(cardContext.profiling);
      expect(services.length).toBeGreaterThan(0);
      expect(
        services.filter((service) => !service.cardBlocked || service.cardBlockedMessage !== why),
      ).toEqual([]);
    },
  );

  it('shows in the profiling which cards are linked to online banking, and only there [GATE-11, PROFILE-02]', async () => {
    const profiles = await Promise.all(
      ['iban', 'standard'].map(async (persona) =>
        replyOf(await bank.call('readUserProfile', undefined, { token: tokens.get(persona) ?? '' })),
      ),
    );
    const contexts = await Promise.all(
      (['linkedPrepaid', 'linkedDebit', 'prepaid'] as const).map(async (which) => {
        const { cardId, token } = await holding(which);
        return replyOf(await bank.call('readCardContext', { cardId }, { token })).cardContext.profiling;
      }),
    );

    expect(profiles.map(({ profiling }) => profiling['IBAN_PREPAID']?.prop.state)).toEqual([
      'ATTIVO',
      undefined,
    ]);
    expect(contexts.map((profiling) => profiling.IBAN_PREPAID?.prop.state)).toEqual([
      'ATTIVO',
      'ATTIVO',
      undefined,
    ]);
  });

  it('tells the type of its holder, of whom most are STANDARD [GATE-02, PROFILE-01]', async () => {
    const types = await Promise.all(
      ['asb', 'standard'].map(
        async (persona) =>
          replyOf(await bank.call('readUserProfile', undefined, { token: tokens.get(persona) ?? '' }))
            .userType,
      ),
    );

    expect(types).toEqual(['ASB', 'STANDARD']);
  });
});
