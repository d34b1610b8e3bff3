import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { talkOfPlans, type PlanHolder } from '../support/instalments.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('the loyalty programme on $name', (place) => {
  const bank = bankOn(place);
  const { holderOf } = talkOfPlans(bank, 'loyalty');

  const programmesOf = async ({ token, cardIds }: PlanHolder) =>
    replyOf(await bank.call('readLoyaltyPrograms', { cardIds }, { token }));
  const statusOf = async ({ token, cardId }: PlanHolder) =>
    replyOf(await bank.call('readLoyaltyStatus', { cardId }, { token }));
  /** What the bank gives the holder along on the way to the partner. */
  const referenceOf = async (holder: PlanHolder) =>
    (await programmesOf(holder)).deepLinkingUri.split('/').at(-1) ?? '';
  const join = async (holder: PlanHolder) =>
    bank.report('loyalty', { reference: await referenceOf(holder), cardId: holder.cardId });
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
    expect(told.sourceBank).toBe('PERCORSO');
    expect(told.deepLinkingUri).toMatch(/^\/sandbox\/loyalty\/[\w-]+$/);
    expect(told.deepLinkingService).not.toBe(told.deepLinkingPlan);
    expect(told.maskedMail).toMatch(/^s\*+\d@percorso\.test$/);
  });

  it('is informed of the holder’s own cards only, whichever in the list is not theirs [CALL-23, S-34]', async () => {
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

      const joined = await join(holder);

      expect(joined).toEqual({ loyaltyProgramType: type });
      expect((await programmesOf(holder)).loyaltyProgramTypeArray[0]?.loyaltyProgramType).toBe(type);
      expect(await statusOf(holder)).toMatchObject({
        joinedAt: '2026-11-19T16:00:00.000+01:00',
        freeUntil: '2027-11-19T16:00:00.000+01:00',
        automaticRenewal: true,
      });
    },
  );

  it('has nothing more to join for a card that is in it, or may not be', async () => {
    const holders = [await holderOf('fedele-t1plus'), await holderOf('fedele-no')];

    const answers = [];
    for (const holder of holders) answers.push(await join(holder));

    expect(answers).toEqual([{ code: 'NOTHING_TO_JOIN' }, { code: 'NOTHING_TO_JOIN' }]);
  });

  it('lets no card join whose holder has not come from the bank, and none twice [S-34, S-83]', async () => {
    const [own, other] = [await holderOf('fedele-t0'), await holderOf('fedele-t0')];
    const { cardId } = own;
    const [reference, later] = [await referenceOf(own), await referenceOf(own)];
    const foreign = await referenceOf(other);
    const otherSpelling = `${reference.slice(0, -1)}${reference.endsWith('A') ? 'B' : 'A'}`;
    const wrong = ['x', `${reference}x`, otherSpelling, foreign];

    const refused = [];
    bank.clock.advance(5 * 60_000);
    for (const one of wrong) refused.push(await bank.report('loyalty', { reference: one, cardId }));
    const nobodys = await bank.report('loyalty', { reference, cardId: '999999999999' });
    const unchanged = (await statusOf(own)).loyaltyProgramType;
    const both = await Promise.all([1, 2].map(() => bank.report('loyalty', { reference, cardId })));
    bank.clock.advance(6 * 60_000);
    const late = await bank.report('loyalty', { reference: later, cardId });

    expect([...refused, nobodys, late]).toEqual(Array.from({ length: 6 }, () => ({ code: 'NOT_FOUND' })));
    expect(unchanged).toBe('T0_ELEGIBLE');
    expect(both).toEqual(
      expect.arrayContaining([{ loyaltyProgramType: 'T1_START_ACTIVE' }, { code: 'NOT_FOUND' }]),
    );
  });
});
