import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { codeOf, replyOf } from '../support/sandbox-login.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const servicesOf = async ({ ask }: CardHolder, cardId: string) => {
  const { '3D_SECURE': protection, KEY_6 } = (await ask('readCardContext', { cardId })).cardContext.profiling;
  return { protection, key6: KEY_6 };
};

describe.each(await rulePlaces())('3D Secure on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  const holderOf = (persona: string) => {
    copies += 1;
    return openCardHolder(bank, `${persona}+tds${copies}@percorso.test`);
  };

  const lastSms = async ({ username }: CardHolder) => {
    const to = encodeURIComponent(username);
    const sent = await bank.console<{ text: string; code: string | null }[]>('GET', `outbox?to=${to}`);
    return sent.find(({ code }) => code !== null)?.text;
  };

  it('is read with its number, phrase and flags, of a blocked card too [CALL-24, TDS-08, TDS-09]', async () => {
    const { cardIds, ...holder } = await holderOf('bloccata');

    const infos = [];
    for (const cardId of cardIds) infos.push(await holder.ask('readThreeDSecure', { cardId }));

    expect(infos[0]).toEqual({
      cardId: cardIds[0],
      status: 'BLOCKED',
      telephone3DSServices: expect.stringMatching(/^\*+\d\d$/),
      phrase: 'Laura, sei sulla pagina sicura di Percorso',
      profilation3D: {
        active: 'ATTIVO',
        serviceMessage: 'Il servizio è bloccato',
        cardBlocked: false,
        limited: false,
      },
    });
    expect(infos[1]?.profilation3D).toMatchObject({
      cardBlocked: true,
      cardBlockedMessage: 'Carta bloccata',
    });
    expect(infos[3]).toMatchObject({ status: 'DISABLED', profilation3D: { active: 'DISABLED' } });
  });

  it('is unlocked alone with a code; the card context shows it, and the e-Code stays blocked [CALL-25, SCA-10, S-59]', async () => {
    const holder = await holderOf('bloccata');
    const { cardId } = holder;
    const before = await servicesOf(holder, cardId);

    const unlocked = replyOf(await holder.prove('unlockThreeDSecure', { cardId }));

    const after = await servicesOf(holder, cardId);
    const [line] = await bank.console<{ event: string }[]>('GET', 'security-log');
    expect(before.protection).toMatchObject({ status: 'BLOCKED', serviceMessage: 'Il servizio è bloccato' });
    expect(before.protection?.servicesBox[0]?.additionalInfo).toMatchObject({
      blocked: true,
      hasLink: true,
      link: 'unlock3DsKey6',
      linkLabel: 'Sblocca',
    });
    expect(unlocked).toEqual({ cardId, threeDSecure: 'ACTIVE', key6: 'BLOCKED', refreshCardContext: true });
    expect(after.protection).toMatchObject({ status: 'ACTIVE', active: 'ATTIVO' });
    expect(after.protection?.servicesBox[0]?.additionalInfo).toMatchObject({
      blocked: false,
      hasLink: false,
    });
    expect(after.key6?.servicesBox[0]?.additionalInfo.link).toBe('unlockKeySix');
    expect(line?.event).toBe('three-d-secure.unlocked');
    expect(codeOf(await holder.call('unlockThreeDSecure', { cardId }))).toBe('THREED_NOT_BLOCKED');
  });

  it('is unlocked together with the e-Code by one code that names both, or neither is [CALL-25, ECODE-09, S-06, S-07]', async () => {
    const holder = await holderOf('bloccata');
    const { cardId } = holder;

    const unlocked = replyOf(await holder.prove('unlockThreeDSecure', { cardId, unlockKey6: true }));
    const sms = await lastSms(holder);
    const { key6ValidUserCards } = await holder.ask('readUserProfile', undefined);
    const other = await holderOf('bloccata');
    const alone = replyOf(await other.prove('unlockKey6', { cardId: other.cardId }));
    const refused = await other.call('unlockThreeDSecure', { cardId: other.cardId, unlockKey6: true });

    expect(sms).toContain('per sbloccare 3D Secure e e-Code sulla carta che finisce con 5501');
    expect(unlocked).toMatchObject({ threeDSecure: 'ACTIVE', key6: 'ACTIVE' });
    expect(key6ValidUserCards).toContain(cardId);
    expect(alone).toMatchObject({ threeDSecure: 'BLOCKED', key6: 'ACTIVE' });
    expect(refused).toMatchObject({
      status: 422,
      error: { code: 'KEY6_NOT_BLOCKED', pointer: '/unlockKey6' },
    });
  });

  it('is switched on for a card with SMS alert, and only with it [CALL-27, SCA-09]', async () => {
    const holder = await holderOf('bloccata');
    const cardId = holder.cardIds[3] ?? '';
    const off = await servicesOf(holder, cardId);
    replyOf(await holder.call('unsubscribeSmsAlert', { cardId }));

    const refused = await holder.call('activateThreeDSecure', { cardId });
    replyOf(await holder.prove('subscribeSmsAlert', { cardId, threshold: 0 }));
    const activated = replyOf(await holder.prove('activateThreeDSecure', { cardId }));

    const on = await servicesOf(holder, cardId);
    expect(off.protection).toMatchObject({
      status: 'DISABLED',
      active: 'DISATTIVO',
      prop: { state: 'ATTIVO' },
    });
    expect(refused).toMatchObject({ status: 422, error: { code: 'SMS_ALERT_REQUIRED', type: 'SHOW' } });
    expect(activated).toMatchObject({ threeDSecure: 'ACTIVE', refreshCardContext: true });
    expect(on.protection).toMatchObject({ status: 'ACTIVE', active: 'ATTIVO' });
    expect(await holder.ask('readThreeDSecure', { cardId })).toMatchObject({ status: 'ACTIVE' });
    expect(codeOf(await holder.call('activateThreeDSecure', { cardId }))).toBe('THREED_NOT_DISABLED');
  });

  it('takes the code that was sent to its number, and counts a wrong one [CALL-26, CALL-27]', async () => {
    const holder = await holderOf('bloccata');
    const cardId = holder.cardIds[3] ?? '';
    const sent = await holder.ask('sendThreeDSecureOtp', { cardId });
    const otp = (await bank.lastCode(holder.username)) ?? '';
    const wrong = otp === '000000' ? '000001' : '000000';

    const refused = await holder.prove('activateThreeDSecure', { cardId, otp: wrong });
    const still = await holder.ask('readThreeDSecure', { cardId });
    const activated = await holder.prove('activateThreeDSecure', { cardId, otp });

    expect(sent).toEqual({ obfuscatedValue: expect.any(String), expiresIn: 300, resendIn: 30 });
    expect(refused).toMatchObject({ status: 422, error: { code: '5707', pointer: '/otp' } });
    expect(still.status).toBe('DISABLED');
    expect(codeOf(activated)).toBe('OK');
    expect(codeOf(await holder.call('sendThreeDSecureOtp', { cardId }))).toBe('THREED_NOT_DISABLED');
  });

  it('changes nothing on a card that is blocked or expired [S-35]', async () => {
    const { cardIds, ...holder } = await holderOf('bloccata');

    const answers = [];
    for (const cardId of cardIds.slice(1, 3)) {
      answers.push(await holder.call('unlockThreeDSecure', { cardId }));
      answers.push(await holder.call('sendThreeDSecureOtp', { cardId }));
      answers.push(await holder.call('activateThreeDSecure', { cardId }));
    }

    expect(answers.map(codeOf)).toEqual(Array.from({ length: 6 }, () => 'FUNCTION_NOT_AVAILABLE'));
  });
});
