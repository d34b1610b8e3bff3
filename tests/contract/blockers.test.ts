import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, openStoppedHolder, type CardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const telephone = '+393770001234';
const payee = { phoneNumber: '3471234567', operatorCode: 'ONDA' };

describe.each(await rulePlaces())('what stops a holder on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('stop');

  it('is numbers of which none is verified, until one verified number is that of every card [TRIG-01, TRIG-02, CALL-44, CALL-45, CALL-46, S-23, S-26]', async () => {
    const { triggerTimeline, holder } = await openStoppedHolder(bank, nameOf('numero-unico'));
    const shut = await holder.call('listCards', {});
    const early = await holder.call('regularizeUniqueNumber', { telephone });
    const waiting = await holder.ask('recoverLoginFlow', undefined);
    await holder.ask('generateLoginOtpNewNumber', { telephone });
    const otp = (await bank.lastCode(telephone)) ?? '';
    await holder.ask('verifyLoginNewNumber', { otp });

    const { contact, clientAccessToken: token = '' } = await holder.ask('regularizeUniqueNumber', {
      telephone,
    });

    expect(triggerTimeline).toEqual({ id: 'BLOCKER_REMEDIATE_NUMBER' });
    expect(waiting.triggerTimeline).toEqual(triggerTimeline);
    expect([shut, early].map(codeOf)).toEqual(['LOGIN_NOT_FINALISED', 'NUMBER_NOT_VERIFIED']);
    expect(codeOf(await holder.call('recoverLoginFlow', undefined))).toBe('UNAUTHORISED');
    const settled = replyOf(await bank.call('recoverLoginFlow', undefined, { token }));
    expect(settled.triggerTimeline).toBeUndefined();
    const { cards } = replyOf(await bank.call('listCards', {}, { token }));
    const contexts = await Promise.all(
      cards.map(async ({ id }) => replyOf(await bank.call('readCardContext', { cardId: id }, { token }))),
    );
    expect(contexts.map(({ cardContext }) => cardContext.contact)).toEqual([contact, contact]);
    const again = await openStoppedHolder(bank, holder.username);
    expect(again.triggerTimeline).toBeUndefined();
  });

  it('is an identity to be confirmed, of the card that is asked about: until the provider has, nothing moves money [TRIG-01, TRIG-04, PROFILE-01, PROFILE-08, GATE-04, CALL-58, S-35]', async () => {
    const holder = await openCardHolder(bank, nameOf('dati-scaduti'));
    const { ask, cardId } = holder;
    const before = await stateOf(holder);

    const { location = '' } = await ask('updateUserData', { cardId });
    const told = await stateOf(holder);
    await bank.report('idp', {
      state: new URL(location, 'http://localhost').searchParams.get('state'),
    });
    const after = await stateOf(holder);

    expect(before).toEqual({
      told: { TTLCardId: cardId, triggerTimeline: { id: 'BLOCKER_KYC' } },
      kyc: false,
      paused: ['INSTALLMENT', 'RICARICHE_TELEFONICHE'],
      topUp: 'FUNCTION_NOT_AVAILABLE',
      plans: 'FUNCTION_NOT_AVAILABLE',
    });
    expect(told).toEqual(before);
    expect(after).toEqual({
      told: { TTLCardId: cardId },
      kyc: true,
      paused: [],
      topUp: 'SCA_REQUIRED',
      plans: 'OK',
    });
  });

  /** All that a holder sees of whether the bank knows who they are. */
  async function stateOf({ ask, call, cardId, token }: CardHolder) {
    const { profiling } = (await ask('readCardContext', { cardId })).cardContext;
    const headers = { criticalData: `${payee.phoneNumber}-1000` };
    const topUp = { cardId, netAmount: 1000, payee };
    return {
      told: await ask('retrieveTtl', { cardId }),
      kyc: (await ask('readUserProfile', undefined)).kyc,
      paused: [profiling.INSTALLMENT, profiling.RICARICHE_TELEFONICHE]
        .filter((service) => service?.pause === true)
        .map((service) => service?.id),
      topUp: codeOf(await bank.call('topUpPhone', topUp, { token: token(), headers })),
      plans: codeOf(await call('listPlans', { cardId, plansType: 'ACTIVE', pageLimit: 3, pageNumber: 1 })),
    };
  }
});
