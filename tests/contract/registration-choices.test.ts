import { describe, expect, it } from 'vitest';
import { bankOn } from '../support/bank-on.ts';
import { registrationsOf } from '../support/registrations.ts';
import { codeOf, replyOf, startLogin, withProof } from '../support/sandbox-login.ts';
import { goodPassword, openLink, takeStep } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

describe.each(await rulePlaces())('question, key and alerts of a registration on $name', (place) => {
  const bank = bankOn(place);
  const { upTo } = registrationsOf(bank);

  it('lists the questions and takes none but these [CALL-114, CALL-116, SECQ-01]', async () => {
    const { token } = await upTo('saveRegistrationQuestion');
    const { questions } = replyOf(await bank.call('listRegistrationQuestions', {}, { token }));
    const made = { idSecurityQuestion: 'Q99', securityAnswer: 'Roma' };

    const answer = await bank.call('saveRegistrationQuestion', made, { token });

    expect(questions.length).toBeGreaterThan(2);
    expect(codeOf(answer)).toBe('QUESTION_UNKNOWN');
  });

  it('judges the key, refuses a red one and another the second time [CALL-125, CALL-126, CALL-127]', async () => {
    const { kit, token } = await upTo('insertRegistrationKey6');
    const judge = async (key6: string) =>
      replyOf(await bank.call('evaluateRegistrationKey6', { key6 }, { token })).complexity;
    const year = kit.fiscalCode.slice(6, 8);
    const month = String('ABCDEHLMPRST'.indexOf(kit.fiscalCode.charAt(8)) + 1).padStart(2, '0');

    const judged = await Promise.all(
      ['123456', '121212', `${kit.fiscalCode.slice(9, 11)}${month}${year}`, '844490', '284917'].map(judge),
    );
    const red = await bank.call('insertRegistrationKey6', { key6: '654321' }, { token });
    const early = await bank.call('confirmRegistrationKey6', { key6: '284917' }, { token });
    replyOf(await bank.call('insertRegistrationKey6', { key6: '284917' }, { token }));
    const other = await bank.call('confirmRegistrationKey6', { key6: '284918' }, { token });

    expect(judged).toEqual(['RED', 'RED', 'RED', 'YELLOW', 'GREEN']);
    expect([red, early, other].map(codeOf)).toEqual(['KEY6_WEAK', 'STEP_SKIPPED', 'KEY6_DIFFERENT']);
  });

  it('joins the alerts to the number only once it is verified [CALL-121]', async () => {
    const early = await upTo('verifyRegistrationOtpSms');
    const { token } = await upTo('saveRegistrationPassword');
    const body = { serviceId: 'SERVIZI_SMS', threshold: 5000 } as const;

    const refused = await bank.call('regularizeRegistrationNumber', body, { token: early.token });
    replyOf(await bank.call('regularizeRegistrationNumber', body, { token }));

    expect(codeOf(refused)).toBe('STEP_SKIPPED');
    const told = replyOf(await bank.call('recoverRegistrationFlow', undefined, { token }));
    expect(told).toMatchObject({ state: 'STATE_60_PASSWORD', smsAlert: body });
  });

  it('has the alerts active that were wished, and no others [CALL-121, CALL-100]', async () => {
    const wished = await upTo('saveRegistrationPassword');
    const plain = await upTo('saveRegistrationPassword');
    const ask = (threshold: number) =>
      bank.call(
        'regularizeRegistrationNumber',
        { serviceId: 'SERVIZI_SMS', threshold },
        { token: wished.token },
      );
    const tooHigh = await ask(100_001);
    replyOf(await ask(5000));

    const alerts = [];
    for (const { email, token, steps } of [wished, plain]) {
      for (const step of steps.slice(steps.findIndex(([name]) => name === 'saveRegistrationPassword'))) {
        if (step[0] === 'confirmRegistrationPhone') await openLink(bank, email);
        replyOf(await takeStep(bank, step, token));
      }
      const login = await startLogin(bank, email, goodPassword);
      const { answer } = await withProof(bank, { id: 'finalizeLogin', body: {}, token: login, to: email });
      const session = { token: replyOf(answer).clientAccessToken };
      const cardId = replyOf(await bank.call('listCards', {}, session)).cards[0]?.id ?? '';
      alerts.push(replyOf(await bank.call('readSmsAlert', { cardId }, session)));
    }

    expect(tooHigh).toMatchObject({ error: { code: 'THRESHOLD_REFUSED', pointer: '/threshold' } });
    expect(alerts[0]).toMatchObject({ active: true, threshold: 5000 });
    expect(alerts[1]).toMatchObject({ active: false });
  });
});
