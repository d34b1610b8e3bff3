import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf, startLogin, withProof } from '../support/sandbox-login.ts';
import {
  goodPassword,
  openLink,
  prelogin,
  register,
  registrationSteps,
  startRegistration,
  takeStep,
} from '../support/sandbox-onboarding.ts';
import { registrationsOf } from '../support/registrations.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const examples = readContract().operations;
const day = 86_400_000;
// After so many steps the one that may be taken again: a code and the link asked for, the first key entered.
const repeatable = new Map([
  [3, 2],
  [8, 7],
  [9, 0],
]);

describe.each(await rulePlaces())('the registration on $name', (place) => {
  const bank = bankOn(place);
  const { newKit, startedKit, upTo, stateOf } = registrationsOf(bank);

  it('goes from the card to a login with the new credentials [REG-12, REG-13, CALL-105, CALL-106, CALL-107, CALL-108, CALL-111, CALL-112, CALL-115, CALL-116, CALL-117, CALL-118, CALL-119, CALL-120, CALL-126, CALL-127]', async () => {
    const { email, token, steps } = await startedKit();
    const states: string[] = [await stateOf(token)];

    for (const step of steps) {
      if (step[0] === 'confirmRegistrationPhone') await openLink(bank, email);
      const reply = replyOf(await takeStep(bank, step, token));
      if ('state' in reply) expect([reply], step[0]).toEqual(examples.get(step[0])?.examples.reply);
      states.push(await stateOf(token));
    }

    expect(states).toEqual([
      'STATE_30_EMAIL',
      'STATE_40_CODE',
      'STATE_50_PHONE',
      'STATE_55_PHONE_OTP',
      'STATE_60_PASSWORD',
      'STATE_65_QUESTION',
      'STATE_70_CONSENTS',
      'STATE_75_KEY6',
      'STATE_75_KEY6',
      'STATE_80_CONFIRM',
      'STATE_90_END',
    ]);
    const login = await startLogin(bank, email, goodPassword);
    const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token: login, to: email });
    const session = replyOf(answer).clientAccessToken;
    const profile = replyOf(await bank.call('readUserProfile', undefined, { token: session }));
    expect(profile).toMatchObject({ email, userStatus: 'ACTIVE', name: 'Nadia' });
    const check = { idSecurityQuestion: 'Q2', securityAnswer: ' FIDO ' };
    expect(codeOf(await bank.call('checkSecurityQuestion', check, { token: session }))).toBe('OK');
  });

  it('accepts of any order of its steps only the one that is right [S-23, REG-12]', async () => {
    // Null is the step whose turn it is, so that the orders come far as well as astray.
    const orders = fc.array(fc.option(fc.nat({ max: 8 }), { freq: 2 }), { minLength: 4, maxLength: 14 });
    const far: number[] = [];
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { token, steps } = await startedKit();
        let next = 0;
        for (const wish of order) {
          const index = wish ?? next;
          const step = steps[index];
          const isAgain = repeatable.get(next) === index;
          if (step === undefined || isAgain || index > 8) continue;
          const code = codeOf(await takeStep(bank, step, token));
          expect(code, `${step[0]} after ${next} steps`).toBe(index === next ? 'OK' : 'STEP_SKIPPED');
          if (index === next) next += 1;
        }
        far.push(next);
      }),
      { numRuns: 12, seed: 7 },
    );
    expect(Math.max(...far)).toBeGreaterThan(4);
  });

  it('refuses every step before the card and the fiscal code [REG-24, S-23]', async () => {
    const { kit, email } = await newKit();
    const token = await prelogin(bank);

    const codes: string[] = [];
    for (const step of registrationSteps(bank, kit, email))
      codes.push(codeOf(await takeStep(bank, step, token)));

    expect(new Set(codes)).toEqual(new Set(['UNAUTHORISED']));
  });

  it('gives its token no call of a logged-in holder, and a login no call of it [REG-24, S-35]', async () => {
    const { token } = await startedKit();
    const session = await logIn(bank, 'standard+registration@percorso.test');

    const codes = [
      codeOf(await bank.call('readUserProfile', undefined, { token })),
      codeOf(await bank.call('listCards', {}, { token })),
      codeOf(await bank.call('recoverRegistrationFlow', undefined, { token: session })),
    ];

    expect(codes).toEqual(Array(3).fill('UNAUTHORISED'));
  });

  it('answers an unknown card, wrong digits and too many tries alike [CALL-105, S-15]', async () => {
    const { kit } = await newKit();
    const token = await prelogin(bank);
    const wrong = { ...kit, cv2: kit.cv2 === '000' ? '001' : '000' };
    const tryCard = (pan: string, cv2: string) =>
      bank.call('verifyRegistrationCard', { pan, cv2 }, { token });

    const answers = [await tryCard('4090000000000000', '123')];
    for (let count = 0; count < 5; count += 1) answers.push(await tryCard(wrong.pan, wrong.cv2));
    answers.push(await tryCard(kit.pan, kit.cv2));

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set(['CARD_NOT_VERIFIED']));
  });

  it('needs the fiscal code of the card’s holder, with the token of the card, once [CALL-106]', async () => {
    const { kit } = await newKit();
    const token = await prelogin(bank);
    const { pan, cv2, fiscalCode } = kit;
    const { validationToken } = replyOf(await bank.call('verifyRegistrationCard', { pan, cv2 }, { token }));
    const send = (body: { fiscalCode: string; validationToken: string }) =>
      bank.call('verifyRegistrationFiscalCode', body, { token });

    const wrong = await send({ fiscalCode: 'RSSMRA85T10A562S', validationToken });
    const made = await send({ fiscalCode, validationToken: 'x'.repeat(32) });
    const right = await send({ fiscalCode, validationToken });
    const again = await send({ fiscalCode, validationToken });

    expect([wrong, made, right, again].map(codeOf)).toEqual([
      'FISCAL_CODE_WRONG',
      'TICKET_INVALID',
      'OK',
      'TICKET_INVALID',
    ]);
  });

  it('leaves no card number, digits, password, answer or key in the journal [S-37, REG-14]', async () => {
    const { kit, email } = await newKit();
    await register(bank, kit, email);

    const journal = JSON.stringify(await bank.console<object>('GET', 'requests'));

    expect(journal).toContain('verifyRegistrationCard');
    for (const secret of [kit.pan, kit.fiscalCode, kit.registrationCode, kit.telephone, email])
      expect(journal).not.toContain(secret);
    for (const secret of [goodPassword, 'Fido', '284917', `"${kit.cv2}"`])
      expect(journal).not.toContain(secret);
  });

  it('goes on where it stood when the holder comes back another day [REG-13, CALL-118]', async () => {
    const { kit } = await upTo('saveRegistrationPassword');
    bank.clock.advance(day);

    const { token, state } = await startRegistration(bank, kit);

    expect(state).toBe('STATE_60_PASSWORD');
    const told = replyOf(await bank.call('recoverRegistrationFlow', undefined, { token }));
    expect(told.telephone).toBe(`********${kit.telephone.slice(-2)}`);
    expect(told.email).not.toContain('nadia');
  });

  it('tells a holder who is registered so, and gives no token [REG-10, CALL-106]', async () => {
    const { kit, email } = await newKit();
    await register(bank, kit, email);

    const again = await startRegistration(bank, kit);

    expect(again).toEqual({ token: '', state: 'STATE_90_END_ALREADY_REGISTERED' });
  });

  it('sends the registration code to the number that the bank knows, and blocks after 5 wrong ones [CALL-108, CALL-109, S-08]', async () => {
    const { kit, token } = await upTo('verifyRegistrationCode');

    replyOf(await bank.call('sendRegistrationCode', {}, { token }));
    const soon = await bank.call('sendRegistrationCode', {}, { token });
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(codeOf(await bank.call('verifyRegistrationCode', { code: '0000000000' }, { token })));
    codes.push(codeOf(await bank.call('verifyRegistrationCode', { code: kit.registrationCode }, { token })));

    expect(await bank.lastCode(kit.telephone)).toBe(kit.registrationCode);
    expect(codeOf(soon)).toBe('OTP_TOO_SOON');
    expect(codes).toEqual([...Array(4).fill('HOLDER_CODE_WRONG'), '5709', '5709']);
  });

  it('without the code ends in a limited access [CALL-110, LOGIN-02]', async () => {
    const { email, token, steps } = await upTo('verifyRegistrationCode');
    replyOf(await bank.call('skipRegistrationCode', {}, { token }));
    for (const step of steps.slice(2, -1)) replyOf(await takeStep(bank, step, token));
    await openLink(bank, email);
    replyOf(await bank.call('confirmRegistrationPhone', {}, { token }));

    const login = await startLogin(bank, email, goodPassword);
    const told = replyOf(await bank.call('userLogin', { rememberUserName: false }, { token: login }));

    expect(told.userStatus).toBe('LIMITED');
  });

  it('takes the phone’s code by its other name too, wrong ones counted [CALL-111, CALL-113, S-09]', async () => {
    const { kit, token } = await upTo('verifyRegistrationOtpSms');
    const otp = (await bank.lastCode(kit.telephone)) ?? '';
    const wrong = otp === '000000' ? '000001' : '000000';

    const first = await bank.call('verifyRegistrationOtpSca', { otp: wrong }, { token });
    const second = await bank.call('verifyRegistrationOtpSca', { otp }, { token });

    expect(codeOf(first)).toBe('5707');
    expect(replyOf(second)).toEqual({ state: 'STATE_60_PASSWORD' });
  });

  it.each([
    ['Password1!', 'PASSWORD_COMMON'],
    ['CartaBanca1', 'PASSWORD_COMMON'],
    ['Nadia2026!x', 'PASSWORD_COMMON'],
    ['zaffiro7lume', 'PASSWORD_POLICY'],
    ['Zaffiro7!lumeZaffiro7', 'PASSWORD_POLICY'],
    ['Zaff 7!lume', 'PASSWORD_POLICY'],
  ])(
    'refuses the password %s as %s [PWD-06, PWD-07, PWD-08, S-18, S-19, CALL-115]',
    async (password, code) => {
      const { token } = await upTo('saveRegistrationPassword');

      const answer = await bank.call('saveRegistrationPassword', { password }, { token });

      expect(answer).toMatchObject({ error: { code, pointer: '/password' } });
      expect(await stateOf(token)).toBe('STATE_60_PASSWORD');
    },
  );
});
