import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder, type CardHolder } from '../support/card-holder.ts';
import { challengeOf, codeOf, otpRequest, replyOf } from '../support/sandbox-login.ts';
import { goodPassword, kitOf, register } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const demoKey6 = '739154';

/** Enters a new e-Code twice. */
async function enter({ ask }: CardHolder, cardId: string, key6: string) {
  const { complexity } = await ask('validateKey6', { cardId, key6 });
  const { candidateReference = '' } = await ask('checkKey6', { cardId, key6 });
  return { complexity, candidateReference };
}

const view = async (holder: CardHolder, cardId: string) =>
  replyOf(await holder.prove('viewKey6', { cardId })).key6;

async function change(holder: CardHolder, key6: string, onlyThisCard = true) {
  const { cardId } = holder;
  const { candidateReference } = await enter(holder, cardId, key6);
  return replyOf(await holder.prove('changeKey6', { cardId, onlyThisCard, candidateReference }));
}

describe.each(await rulePlaces())('the e-Code on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('key');

  const holderOf = (persona: string) => openCardHolder(bank, nameOf(persona));

  const outboxOf = ({ username }: CardHolder) =>
    bank.console<{ text: string; code: string | null }[]>('GET', `outbox?to=${encodeURIComponent(username)}`);

  it.each([
    ['123456', 'RED'],
    ['654321', 'RED'],
    ['111111', 'RED'],
    ['121212', 'RED'],
    ['123790', 'YELLOW'],
    ['174417', 'YELLOW'],
    ['284917', 'GREEN'],
  ])('%s is judged %s by the bank [CALL-31, ECODE-21, ECODE-22, ECODE-20]', async (key6, complexity) => {
    const { ask } = await holderOf('standard');

    expect(await ask('evaluateKey6', { key6 })).toEqual({ complexity });
  });

  it('is judged RED by the bank where it is the present one of a card or was [CALL-31, ECODE-22, ECODE-27, S-24]', async () => {
    const holder = await holderOf('standard');
    const judge = async (key6: string) => (await holder.ask('evaluateKey6', { key6 })).complexity;
    await change(holder, '284917', false);

    expect([await judge('284917'), await judge(demoKey6), await judge('284918')]).toEqual([
      'RED',
      'RED',
      'GREEN',
    ]);
  });

  it('is changed for one card by entering it twice and a code that names the card; the holder is told [CALL-32, CALL-33, CALL-34, CALL-35, ECODE-28, SCA-14, SCA-15, S-07, S-59]', async () => {
    const holder = await holderOf('standard');
    const { cardId, cardIds } = holder;
    const before = await view(holder, cardId);

    const { complexity: judged, candidateReference } = await enter(holder, cardId, '284917');
    const wish = { cardId, onlyThisCard: true, candidateReference };
    const changed = replyOf(await holder.prove('changeKey6', wish));

    const sent = await outboxOf(holder);
    const asked = sent.find(({ code }) => code !== null);
    const log = await bank.console<{ event: string }[]>('GET', 'security-log');
    expect(before).toBe(demoKey6);
    expect(judged).toBe('GREEN');
    expect(changed).toEqual({ cardIds: [cardId], refreshCardContext: true });
    expect(log[0]?.event).toBe('e-code.changed');
    expect(asked?.text).toContain('per modificare il codice e-Code della carta che finisce con 4417');
    expect(sent[0]).toMatchObject({ code: null, text: expect.stringContaining('e-Code è cambiato') });
    expect(await view(holder, cardId)).toBe('284917');
    expect(await view(holder, cardIds[1] ?? '')).toBe(demoKey6);
  });

  it('is changed by no call out of turn, and not when both entries differ [CALL-33, CALL-34, ECODE-28, S-23]', async () => {
    const holder = await holderOf('standard');
    const { cardId, cardIds, call, ask } = holder;
    const key6 = '284917';

    const alone = await call('checkKey6', { cardId, key6 });
    await ask('validateKey6', { cardId, key6 });
    const once = await call('changeKey6', { cardId, onlyThisCard: true });
    const different = await call('checkKey6', { cardId, key6: '284918' });
    const afterwards = await call('checkKey6', { cardId, key6 });
    await enter(holder, cardIds[1] ?? '', key6);
    const otherCard = await call('changeKey6', { cardId, onlyThisCard: true });

    expect(codeOf(alone)).toBe('STEP_SKIPPED');
    expect(once).toMatchObject({ status: 409, error: { code: 'STEP_SKIPPED' } });
    expect(different).toMatchObject({ error: { code: 'KEY6_DIFFERENT', type: 'FORM', pointer: '/key6' } });
    expect(codeOf(afterwards)).toBe('STEP_SKIPPED');
    expect(codeOf(otherCard)).toBe('STEP_SKIPPED');
    expect(await view(holder, cardId)).toBe(demoKey6);
  });

  it('is never set for another that came in its place, nor without being named, though the holder confirms [ECODE-28, S-73, S-74]', async () => {
    const holder = await holderOf('standard');
    const { cardId, call } = holder;
    const { candidateReference } = await enter(holder, cardId, '284917');
    const polled = await call('changeKey6', { cardId, onlyThisCard: true });
    const thief = await enter(holder, cardId, '395028');
    const again = await enter(holder, cardId, '284917');

    const wish = { cardId, onlyThisCard: true };
    const answers = [
      polled,
      await holder.call('changeKey6', { ...wish, candidateReference }),
      await holder.call('changeKey6', { ...wish, candidateReference: thief.candidateReference }),
      await holder.call('changeKey6', wish),
    ];
    const own = { ...wish, candidateReference: again.candidateReference };
    const challenge = await challengeOf(bank, { id: 'changeKey6', body: own, token: holder.token() });
    await enter(holder, cardId, '395028');
    const late = await holder.call('changeKey6', own);

    expect(answers.map(codeOf)).toEqual(Array(4).fill('STEP_SKIPPED'));
    expect(JSON.stringify(challenge)).not.toContain('284917');
    expect(codeOf(late)).toBe('STEP_SKIPPED');
    expect(await view(holder, cardId)).toBe(demoKey6);
  });

  it('may not be easy to guess [CALL-32, ECODE-26, S-24, ECODE-25]', async () => {
    const { cardId, call } = await holderOf('standard');

    const answers = [];
    for (const key6 of ['123456', '987654', '000000', '565656'])
      answers.push(await call('validateKey6', { cardId, key6 }));
    const short = await call('validateKey6', { cardId, key6: '28491' });

    expect(answers.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'KEY6_WEAK'));
    expect(short).toMatchObject({ status: 400, error: { pointer: '/key6' } });
  });

  it('may be neither the present one nor one of the five before it, on any card that it is for [ECODE-27, CALL-32, S-24]', async () => {
    const holder = await holderOf('standard');
    const { cardId, cardIds, call } = holder;
    const next = ['284917', '284918', '284919', '284951', '284952'];
    for (const key6 of next) await change(holder, key6);

    const refused = [];
    for (const key6 of [demoKey6, ...next]) refused.push(await call('validateKey6', { cardId, key6 }));
    await change(holder, '284953');
    const sixthBefore = await call('validateKey6', { cardId, key6: demoKey6 });
    const second = cardIds[1] ?? '';
    const { candidateReference } = await enter(holder, second, '284951');
    const forAll = await call('changeKey6', { cardId: second, onlyThisCard: false, candidateReference });

    expect(refused.map(codeOf)).toEqual(Array.from({ length: 6 }, () => 'KEY6_REUSED'));
    expect(refused[0]).toMatchObject({ status: 422, error: { type: 'FIELD', pointer: '/key6' } });
    expect(codeOf(sixthBefore)).toBe('OK');
    expect(forAll).toMatchObject({ error: { code: 'KEY6_REUSED', type: 'CUSTOM' } });
  });

  it('is changed for all cards at once, but for one that has it already and one that is blocked [CALL-34, ECODE-24]', async () => {
    const holder = await holderOf('standard');
    const [first = '', second = '', third = ''] = holder.cardIds;
    await change(holder, '284917');
    const entered = await enter(holder, second, '284917');
    const named = ({ candidateReference }: typeof entered) => ({ onlyThisCard: false, candidateReference });

    const changed = replyOf(await holder.prove('changeKey6', { cardId: second, ...named(entered) }));
    const sms = (await outboxOf(holder)).find(({ code }) => code !== null);
    const blocked = await holderOf('bloccata');
    const usable = blocked.cardIds[3] ?? '';
    const there = await enter(blocked, usable, '284917');
    const rest = replyOf(await blocked.prove('changeKey6', { cardId: usable, ...named(there) }));

    expect(changed.cardIds).toEqual([second, third]);
    expect(sms?.text).toContain('per modificare il codice e-Code di tutte le tue carte');
    expect(await view(holder, first)).toBe('284917');
    expect(await view(holder, third)).toBe('284917');
    expect(rest.cardIds).toEqual([usable]);
  });

  it('is set only as it was signed: another one entered after the code voids the confirmation [S-06, S-13]', async () => {
    const holder = await holderOf('standard');
    const { cardId } = holder;
    const { candidateReference } = await enter(holder, cardId, '284917');
    const body = { cardId, onlyThisCard: true, candidateReference };
    const asked = await challengeOf(bank, { id: 'changeKey6', body, token: holder.token() });
    const sent = await holder.ask('generateOtp', otpRequest(asked));
    const otp = (await bank.lastCode(holder.username)) ?? '';
    const bound = { transactionId: asked.mtTransactionId, transactionData: asked.trxData };
    const mfa = await holder.ask('verifyMfa', { token: sent.token, otp, ...bound });
    const token = mfa.access_token;
    const other = { cardId, key6: '618203' };
    replyOf(await bank.call('validateKey6', other, { token }));
    const checked = replyOf(await bank.call('checkKey6', other, { token }));

    const { mtTransactionId } = asked;
    const headers = { ...bound, mtTransactionId, additionalInfo: mfa.additionalInfo };
    const named = { ...body, candidateReference: checked.candidateReference ?? '' };
    const swapped = await bank.call('changeKey6', named, { token, headers });

    expect(codeOf(swapped)).toBe('SCA_INVALID');
    expect(JSON.stringify(asked)).not.toContain('284917');
  });

  it('is shown once and four times more in 24 hours, apart from the PIN [CALL-35, SCA-14, S-38]', async () => {
    const holder = await holderOf('standard');
    const { cardId } = holder;

    const seen = [];
    for (let time = 0; time < 5; time += 1) seen.push(replyOf(await holder.prove('viewKey6', { cardId })));
    const over = await holder.call('viewKey6', { cardId });
    const pin = await holder.ask('readPinStatus', { cardId });

    expect(seen[0]).toEqual({
      cardId,
      key6: demoKey6,
      status: 'AVAILABLE',
      remainingViews: 4,
      visibleSeconds: 30,
    });
    expect(seen.slice(3).map(({ status }) => status)).toEqual(['LAST_VIEW', 'BLOCKED']);
    expect(over).toMatchObject({ status: 429, error: { code: 'VIEWS_EXCEEDED' }, retryAfter: 86_400 });
    expect(pin.remainingViews).toBe(5);
  });

  it('can be used again after its unlocking alone, as the card context, its links and the profile show [CALL-36, SCA-16, ECODE-09, ECODE-30]', async () => {
    const holder = await holderOf('bloccata');
    const { cardId, ask, call } = holder;
    const contextOf = async () => (await ask('readCardContext', { cardId })).cardContext.profiling;
    const before = await contextOf();
    const shut = [
      await call('viewKey6', { cardId }),
      await call('validateKey6', { cardId, key6: '284917' }),
      await call('checkKey6', { cardId, key6: '284917' }),
      await call('changeKey6', { cardId, onlyThisCard: true }),
    ];
    const { key6ValidUserCards: validBefore } = await ask('readUserProfile', undefined);

    const unlocked = replyOf(await holder.prove('unlockKey6', { cardId }));

    const after = await contextOf();
    expect(shut.map(codeOf)).toEqual(Array.from({ length: 4 }, () => 'KEY6_BLOCKED'));
    expect(before.KEY_6).toMatchObject({
      prop: { state: 'ATTIVO' },
      status: 'BLOCKED',
      cardBlocked: false,
      limited: false,
    });
    expect(before.KEY_6?.servicesBox[0]).toMatchObject({
      title: 'Codice e-Code',
      message: 'Il servizio è bloccato',
      additionalInfo: { blocked: true, hasLink: true, link: 'unlockKey63Ds', linkLabel: 'Sblocca' },
    });
    expect(validBefore).not.toContain(cardId);
    expect(unlocked).toEqual({ cardId, threeDSecure: 'BLOCKED', key6: 'ACTIVE', refreshCardContext: true });
    expect(after.KEY_6).toMatchObject({ status: 'ACTIVE' });
    expect(after['3D_SECURE']?.servicesBox[0]?.additionalInfo.link).toBe('unlock3Ds');
    expect(await view(holder, cardId)).toBe(demoKey6);
    expect(codeOf(await call('unlockKey6', { cardId }))).toBe('KEY6_NOT_BLOCKED');
  });

  it('that a registration asked for is the one that is shown [CALL-35, S-24]', async () => {
    const email = `key${place.name}@example.test`.toLowerCase();
    await register(bank, await kitOf(bank, `key${place.name}`), email);
    const holder = await openCardHolder(bank, email, goodPassword);

    const { key6ValidUserCards } = await holder.ask('readUserProfile', undefined);

    expect(key6ValidUserCards).toEqual(holder.cardIds);
    expect(await view(holder, holder.cardId)).toBe('284917');
  });
});
