import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

describe.each(await databasePlaces())('the loyalty programme on $name', (place) => {
  const bank = bankOn(place);
  const { holderOf } = talkOfPlans(bank, 'loyalty');

  const programmesOf = async ({ token, cardIds }: PlanHolder) =>
    replyOf(await bank.call('readLoyaltyPrograms', { cardIds }, { token }));
  const statusOf = async ({ token, cardId }: PlanHolder) =>
    replyOf(await bank.call('readLoyaltyStatus', { cardId }, { token }));
  const popupOf = ({ token, cardId }: PlanHolder) => bank.call('readLoyaltyPopup', { cardId }, { token });

  it.each([
    ['fedele-no', 'T0_NOT_ELEGIBLE'],
    ['fedele-t0', 'T0_ELEGIBLE'],
    ['fedele-t0plus', 'T0_PLUS_EMBEDDED'],
    ['standard', 'T1_START_ACTIVE'],
    ['fedele-t1plusembedded', 'T1_START_PLUS_EMBEDDED'],
    ['fedele-t1plus', 'T1_PLUS_ACTIVE'],
  ])('has %s stand at %s [CALL-23, CALL-52]', async (persona, type) => {
    const holder = await holderOf(persona);

    const { loyaltyProgramTypeArray } = await programmesOf(holder);
    const status = await statusOf(holder);

    expect(loyaltyProgramTypeArray[0]).toEqual({ cardId: holder.cardId, loyaltyProgramType: type });
    expect(status).toMatchObject({ cardId: holder.cardId, loyaltyProgramType: type, freeMonths: 12 });
    expect('freeUntil' in status).toBe(type.startsWith('T1'));
  });

  it('is told card by card, with what the way to the partner needs [CALL-23]', async () => {
    const holder = await holderOf('standard');

    const told = await programmesOf(holder);

    expect(told.loyaltyProgramTypeArray).toEqual(
      holder.cardIds.map((cardId, index) => ({
        cardId,
        loyaltyProgramType: index === 0 ? 'T1_START_ACTIVE' : 'T0_NOT_ELEGIBLE',
      })),
    );
    expect(told).toMatchObject({ sourceBank: 'PERCORSO', deepLinkingUri: '/sandbox/loyalty' });
    expect(told.deepLinkingService).not.toBe(told.deepLinkingPlan);
    expect(told.maskedMail).toMatch(/^s\*+\d@percorso\.test$/);
  });

  it('is told of the holder’s own cards only, whichever in the list is not theirs [CALL-23, S-34]', async () => {
    const [own, other] = [await holderOf('standard'), await holderOf('fedele-t0')];
    const cardIds = [own.cardId, other.cardId];

    const answer = await bank.call('readLoyaltyPrograms', { cardIds }, { token: own.token });
    const none = await bank.call('readLoyaltyPrograms', { cardIds: [] }, { token: own.token });

    expect(answer).toMatchObject({ error: { code: 'NOT_FOUND', pointer: '/cardIds/1' } });
    expect(codeOf(none)).toBe('CONTRACT_VIOLATION');
  });

  it('shows the notice before the way to the partner until the holder wishes otherwise [CALL-53, CALL-54]', async () => {
    const holder = await holderOf('standard');
    const { token, cardId } = holder;
    const { showPopup, idTemplate, maskedMail } = replyOf(await popupOf(holder));
    const manage = (hidePopup: boolean, template = idTemplate) =>
      bank.call('manageLoyaltyPopup', { cardId, hidePopup, idTemplate: template }, { token });

    const wrong = await manage(true, 'CVM_OTHER');
    const unchanged = replyOf(await popupOf(holder)).showPopup;
    replyOf(await manage(false));
    const kept = replyOf(await popupOf(holder)).showPopup;
    replyOf(await manage(true));
    const hidden = replyOf(await popupOf(holder)).showPopup;
    const another = replyOf(await popupOf(await holderOf('standard'))).showPopup;

    expect(maskedMail).toMatch(/^s\*+\d@percorso\.test$/);
    expect(wrong).toMatchObject({ error: { code: 'TEMPLATE_UNKNOWN', pointer: '/idTemplate' } });
    expect([showPopup, unchanged, kept, hidden, another]).toEqual([true, true, true, false, true]);
  });

  it('has no notice for a card that is not eligible [CALL-53, CALL-54, LOYAL-10]', async () => {
    const holder = await holderOf('fedele-no');
    const { token, cardId } = holder;
    const body = { cardId, hidePopup: true, idTemplate: 'CVM_REDIRECT_START' };

    const answers = [await popupOf(holder), await bank.call('manageLoyaltyPopup', body, { token })];

    expect(answers.map(codeOf)).toEqual(['LOYALTY_NOT_ELIGIBLE', 'LOYALTY_NOT_ELIGIBLE']);
  });

  it.each([
    ['fedele-t0', 'T1_START_ACTIVE'],
    ['fedele-t0plus', 'T1_PLUS_ACTIVE'],
    ['fedele-t1plusembedded', 'T1_PLUS_ACTIVE'],
  ])(
    'follows %s to %s when the card joins at the partner, free for a year [CALL-52]',
    async (persona, type) => {
      const holder = await holderOf(persona);

      const joined = await bank.console('POST', 'loyalty', { cardId: holder.cardId });

      expect(joined).toEqual({ loyaltyProgramType: type });
      expect((await programmesOf(holder)).loyaltyProgramTypeArray[0]?.loyaltyProgramType).toBe(type);
      expect(await statusOf(holder)).toMatchObject({
        joinedAt: '2026-11-19T16:00:00.000+01:00',
        freeUntil: '2027-11-19T16:00:00.000+01:00',
        automaticRenewal: true,
      });
    },
  );

  it('has nothing more to join for a card that is in it, or may not be, or is not there', async () => {
    const cards = [await holderOf('fedele-t1plus'), await holderOf('fedele-no')].map(({ cardId }) => cardId);

    const answers = [];
    for (const cardId of [...cards, '999999999999'])
      answers.push(await bank.console('POST', 'loyalty', { cardId }));

    expect(answers).toEqual([
      { code: 'NOTHING_TO_JOIN' },
      { code: 'NOTHING_TO_JOIN' },
      { code: 'NOT_FOUND' },
    ]);
  });
});
