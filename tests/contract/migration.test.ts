import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContract } from '#schemas/provider';
import { bankOn } from '../support/bank-on.ts';
import { codeOf, logIn, replyOf, startLogin, withProof } from '../support/sandbox-login.ts';
import { goodPassword, migrationSteps, takeStep } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const examples = readContract().operations;

/**
 * After so many steps, those that are no step astray: a code is asked for again, a number or an address corrected until
 * it is set, a number verified again before it is.
 */
const alsoGood: Readonly<Record<number, readonly number[]>> = {
  2: [1, 3],
  3: [1, 2],
  6: [5],
  7: [5],
  8: [1, 2, 3],
};

describe.each(await rulePlaces())('the migration on $name', (place) => {
  const bank = bankOn(place);
  let copies = 0;

  async function sentToMigration() {
    copies += 1;
    const username = `migrazione+copy${copies}@percorso.test`;
    const early = await startLogin(bank, username);
    const wish = { id: 'finalizeLogin', body: {}, token: early, to: username } as const;
    const { clientAccessToken: token, triggerTimeline } = replyOf((await withProof(bank, wish)).answer);
    const email = `migrata${copies}-${place.name.toLowerCase()}@example.org`;
    const telephone = `+3937112345${String(copies).padStart(2, '0')}`;
    return {
      username,
      token,
      triggerTimeline,
      email,
      telephone,
      steps: migrationSteps(bank, email, telephone),
    };
  }

  const otpOf = async (to: string) => ({ otp: (await bank.lastCode(to)) ?? '000000' });

  async function upTo(id: string) {
    const sent = await sentToMigration();
    for (const step of sent.steps.slice(
      0,
      sent.steps.findIndex(([name]) => name === id),
    ))
      replyOf(await takeStep(bank, step, sent.token));
    return sent;
  }

  const stateOf = async (token: string) =>
    replyOf(await bank.call('recoverMigrationFlow', undefined, { token })).state;

  it('takes the holder from the login to the whole portal, with new address, number, password and question [MIGR-01, MIGR-02, MIGR-03, MIGR-05, MIGR-06, MIGR-07, MIGR-08, MIGR-09, MIGR-10, CALL-128, CALL-129, CALL-130, CALL-133, CALL-134, CALL-135, CALL-136, CALL-138, CALL-139, CALL-140, CALL-141, CALL-142, CALL-144, CALL-145]', async () => {
    const { username, token, triggerTimeline, email, telephone, steps } = await sentToMigration();
    const shut = await bank.call('listCards', {}, { token });
    const states = [await stateOf(token)];

    for (const step of steps) {
      const reply = replyOf(await takeStep(bank, step, token));
      if ('state' in reply) expect([reply], step[0]).toEqual(examples.get(step[0])?.examples.reply);
      states.push(await stateOf(token));
    }
    const ended = replyOf(await bank.call('confirmMigrationKey6', { key6: '284917' }, { token }));

    expect(triggerTimeline).toEqual({ id: 'BLOCKER_MIGRATION' });
    expect(codeOf(shut)).toBe('LOGIN_NOT_FINALISED');
    expect(states).toEqual([
      'MIGRATION_10_DISCLAIMER',
      'MIGRATION_20_PHONE',
      'MIGRATION_30_PHONE_OTP',
      'MIGRATION_30_PHONE_OTP',
      'MIGRATION_40_REGULARIZE',
      'MIGRATION_50_EMAIL',
      'MIGRATION_55_EMAIL_OTP',
      'MIGRATION_60_SET_EMAIL',
      'MIGRATION_65_SET_NUMBER',
      'MIGRATION_70_PASSWORD',
      'MIGRATION_75_QUESTION',
      'MIGRATION_80_KEY6',
      'MIGRATION_85_KEY6_CONFIRM',
    ]);
    expect(ended.state).toBe('MIGRATION_90_END');
    const session = ended.clientAccessToken;
    const profile = replyOf(await bank.call('readUserProfile', undefined, { token: session }));
    expect(profile).toMatchObject({ email, telephoneNumber: `********${telephone.slice(-2)}` });
    const qa = { idSecurityQuestion: 'Q4', securityAnswer: 'rossi' };
    expect(codeOf(await bank.call('checkSecurityQuestion', qa, { token: session }))).toBe('OK');
    const cardId = profile.userInfo.cards[0]?.id ?? '';
    const alert = replyOf(await bank.call('readSmsAlert', { cardId }, { token: session }));
    expect(alert).toMatchObject({ active: true, threshold: 1000 });
    const notices = await bank.console<{ text: string }[]>('GET', `outbox?kind=email&to=${username}`);
    expect(notices.some(({ text }) => text.includes('indirizzo'))).toBe(true);
    const again = await startLogin(bank, email, goodPassword);
    const wish = { id: 'finalizeLogin', body: {}, token: again, to: telephone } as const;
    bank.clock.advance(31_000);
    expect(replyOf((await withProof(bank, wish)).answer).triggerTimeline).toBeUndefined();
  });

  it('accepts of any order of its steps only the one that is right [S-23]', async () => {
    const last = 11;
    const orders = fc.array(fc.option(fc.nat({ max: last }), { freq: 2 }), { minLength: 4, maxLength: 16 });
    const far: number[] = [];

    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { token, steps } = await sentToMigration();
        let next = 0;
        for (const wish of order) {
          const index = wish ?? next;
          const step = steps[index];
          if (step === undefined || alsoGood[next]?.includes(index)) continue;
          const code = codeOf(await takeStep(bank, step, token));
          expect(code, `${step[0]} after ${next} steps`).toBe(index === next ? 'OK' : 'STEP_SKIPPED');
          if (index === next) next += 1;
        }
        far.push(next);
      }),
      { numRuns: 8, seed: 11 },
    );

    expect(Math.max(...far)).toBeGreaterThan(4);
  });

  it('cannot begin before the login is confirmed, and has nothing to do for others [S-23, CALL-128]', async () => {
    const early = await startLogin(bank, 'migrazione+early@percorso.test');
    const session = await logIn(bank, 'standard+migrated@percorso.test');

    const tooEarly = await bank.call('recoverMigrationFlow', undefined, { token: early });
    const consents = { C3: true, C8: true, C4: true };
    const needless = await bank.call('saveMigrationConsents', consents, { token: session });

    expect(codeOf(tooEarly)).toBe('LOGIN_NOT_FINALISED');
    expect(await stateOf(session)).toBe('MIGRATION_90_END');
    expect(codeOf(needless)).toBe('STEP_SKIPPED');
  });

  it('says whether the number is the holder’s and refuses one of somebody else [MIGR-04, CALL-137, CALL-138, CALL-131]', async () => {
    const { username, token, telephone } = await upTo('verifyMigrationPhone');
    const data = await bank.console<{ telephones: string[] }>(
      'GET',
      `holder?username=${encodeURIComponent(username)}`,
    );
    const other = await logIn(bank, 'standard+number@percorso.test');
    const foreign = await bank.console<{ telephones: string[] }>(
      'GET',
      'holder?username=standard+number@percorso.test',
    );
    const exists = async (number = '') =>
      replyOf(await bank.call('checkMigrationPhone', { telephone: number }, { token })).exists;

    const known = [await exists(data.telephones[0]), await exists(telephone)];
    const taken = await bank.call(
      'verifyMigrationPhone',
      { telephone: foreign.telephones[0] ?? '' },
      { token },
    );
    const landline = await bank.call('verifyMigrationPhone', { telephone: '+390612345678' }, { token });
    replyOf(await bank.call('verifyMigrationPhone', { telephone }, { token }));
    const changed = await bank.call('generateMigrationOtpSca', { telephone: '+393470000001' }, { token });
    const sent = await bank.call('generateMigrationOtpSca', { telephone }, { token });

    expect(other).not.toBe('');
    expect(known).toEqual([true, false]);
    expect([taken, landline, changed].map(codeOf)).toEqual(Array(3).fill('PHONE_NOT_ACCEPTED'));
    expect(codeOf(sent)).toBe('OK');
    expect(await bank.lastCode(telephone)).toMatch(/^\d{6}$/);
  });

  it('sends the code of the address by its other name too, and to no demo account [CALL-132, CALL-136, S-09]', async () => {
    const { token, email } = await upTo('generateMigrationOtpEmail');
    const send = (mail: string) => bank.call('generateMigrationOtpMail', { mail }, { token });

    const taken = await send('famiglia@percorso.test');
    replyOf(await send(email));
    const otp = (await bank.lastCode(email)) ?? '';
    const wrong = await bank.call(
      'verifyMigrationOtpEmail',
      { otp: otp === '000000' ? '000001' : '000000' },
      { token },
    );
    const right = await bank.call('verifyMigrationOtpEmail', { otp }, { token });

    expect([taken, wrong, right].map(codeOf)).toEqual(['EMAIL_NOT_ACCEPTED', '5707', 'OK']);
  });

  it('sets address and number only with the very codes that verified them, wrong ones counted [CALL-139, CALL-140, S-06]', async () => {
    const { token, email, telephone } = await upTo('setMigrationEmail');
    const ofMail = (await bank.lastCode(email)) ?? '';
    const ofPhone = (await bank.lastCode(telephone)) ?? '';

    const crossed = await bank.call('setMigrationEmail', { otp: ofPhone }, { token });
    const early = await bank.call('setMigrationNumber', { otp: ofPhone }, { token });
    replyOf(await bank.call('setMigrationEmail', { otp: ofMail }, { token }));
    const codes: string[] = [];
    for (let count = 0; count < 5; count += 1)
      codes.push(codeOf(await bank.call('setMigrationNumber', { otp: ofMail }, { token })));
    codes.push(codeOf(await bank.call('setMigrationNumber', { otp: ofPhone }, { token })));

    expect([crossed, early].map(codeOf)).toEqual(['5707', 'STEP_SKIPPED']);
    expect(codes).toEqual([...Array(4).fill('5707'), '5709', '5709']);
  });

  it('lets a number be corrected until its code is known, and sets none but the one verified [S-06, MIGR-04, MIGR-13]', async () => {
    const { token, telephone } = await upTo('generateMigrationOtpSms');
    const other = `+3938${telephone.slice(5)}`;
    const take = async (number: string) => {
      replyOf(await bank.call('verifyMigrationPhone', { telephone: number }, { token }));
      replyOf(await bank.call('generateMigrationOtpSms', { telephone: number }, { token }));
      return otpOf(number);
    };
    const first = await take(telephone);
    bank.clock.advance(31_000);

    const second = await take(other);
    const old = await bank.call('verifyMigrationOtpSms', first, { token });
    const verified = replyOf(await bank.call('verifyMigrationOtpSms', second, { token }));

    expect(codeOf(old)).toBe('5707');
    expect(verified.state).toBe('MIGRATION_40_REGULARIZE');
  });

  it('has a holder who comes back verify address and number again before they are set [MIGR-01, MIGR-06, MIGR-07, S-06]', async () => {
    const { username, token, email, telephone } = await upTo('setMigrationEmail');
    const old = { mail: await otpOf(email), phone: await otpOf(telephone) };
    bank.clock.advance(31_000);
    const login = await startLogin(bank, username);
    const wish = { id: 'finalizeLogin', body: {}, token: login, to: username } as const;
    const { clientAccessToken: back } = replyOf((await withProof(bank, wish)).answer);
    const call = { token: back };

    const elsewhere = await bank.call('setMigrationEmail', old.mail, call);
    replyOf(await bank.call('generateMigrationOtpMail', { mail: email }, call));
    replyOf(await bank.call('verifyMigrationOtpEmail', await otpOf(email), call));
    replyOf(await bank.call('setMigrationEmail', await otpOf(email), call));
    const unset = await bank.call('setMigrationNumber', old.phone, call);
    replyOf(await bank.call('verifyMigrationPhone', { telephone }, call));
    replyOf(await bank.call('generateMigrationOtpSca', { telephone }, call));
    const again = replyOf(await bank.call('verifyMigrationOtpSms', await otpOf(telephone), call));
    const set = replyOf(await bank.call('setMigrationNumber', await otpOf(telephone), call));

    expect(token).not.toBe(back);
    expect([elsewhere, unset].map(codeOf)).toEqual(['5707', '5707']);
    expect([again.state, set.state]).toEqual(['MIGRATION_65_SET_NUMBER', 'MIGRATION_70_PASSWORD']);
  });

  it('refuses a weak password, an unknown question and a red key, and lists and judges [CALL-141, CALL-142, CALL-143, CALL-144, CALL-145, CALL-146, MIGR-08, MIGR-10, S-18, MIGR-11]', async () => {
    const { token, steps } = await upTo('saveMigrationPassword');
    const weak = await bank.call('saveMigrationPassword', { password: 'CartaBanca1' }, { token });
    replyOf(await bank.call('saveMigrationPassword', { password: 'Zaffiro7lume' }, { token }));
    const made = { idSecurityQuestion: 'Q98', securityAnswer: 'Roma' };
    const unknown = await bank.call('saveMigrationQuestion', made, { token });
    const question = steps[10];
    if (question !== undefined) replyOf(await takeStep(bank, question, token));
    const red = await bank.call('insertMigrationKey6', { key6: '111111' }, { token });
    replyOf(await bank.call('insertMigrationKey6', { key6: '284917' }, { token }));

    const other = await bank.call('confirmMigrationKey6', { key6: '284918' }, { token });
    const { complexity } = replyOf(await bank.call('evaluateMigrationKey6', { key6: '844490' }, { token }));
    const { questions } = replyOf(await bank.call('listMigrationQuestions', {}, { token }));

    expect([weak, unknown, red, other].map(codeOf)).toEqual([
      'PASSWORD_COMMON',
      'QUESTION_UNKNOWN',
      'KEY6_WEAK',
      'KEY6_DIFFERENT',
    ]);
    expect(complexity).toBe('YELLOW');
    expect(questions.length).toBeGreaterThan(2);
  });
});
