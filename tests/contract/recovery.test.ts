import { beforeAll, describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { codeOf, logIn, loginCode, replyOf } from '../support/sandbox-login.ts';
import { goodPassword, prelogin, solveCaptcha } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

type Data = { fiscalCode: string; telephones: string[]; cards: { pan: string }[] };

describe.each(await rulePlaces())('the recovery on $name', (place) => {
  // Less work than a real bank asks for: what is proven here is that it is asked for.
  const onboarding = { limitedDays: 30, emailLinkDays: 30, ticketMs: 600_000, captchaBits: 10 };
  const bank = bankOn(place, { policy: { onboarding } });
  const nameOf = copiesOf('recovery');
  let token: string;

  beforeAll(async () => {
    token = await prelogin(bank);
  });

  async function holderOf() {
    const username = nameOf('standard');
    const session = await logIn(bank, username);
    const data = await bank.console<Data>('GET', `holder?username=${encodeURIComponent(username)}`);
    const [pan = '', telephone = ''] = [data.cards[0]?.pan, data.telephones[0]];
    return { username, session, fiscalCode: data.fiscalCode, pan, telephone };
  }

  type Holder = Awaited<ReturnType<typeof holderOf>>;
  const nobody = { fiscalCode: 'RSSMRA85T10A562S', pan: '4000999999991234', telephone: '+393479999999' };

  const messages = async () => (await bank.console<unknown[]>('GET', 'outbox')).length;

  async function byQuestion(
    { username, fiscalCode, pan }: Omit<Holder, 'session' | 'telephone'>,
    answer: string,
  ) {
    const first = { fiscalCode, pan, captchaResponse: await solveCaptcha(bank) };
    const begun = replyOf(await bank.call('verifyUserData', first, { token }));
    const captchaResponse = await solveCaptcha(bank);
    const body = { username, pan, captchaResponse, requestId: begun.requestId, answer };
    return { begun, sent: replyOf(await bank.call('recoverPassword', body, { token })) };
  }

  const verify = (requestId: string, otp: string) =>
    bank.call('verifyRecoveryOtp', { requestId, otp }, { token });

  it('sets a new password after the security answer and a code, and ends every session [RECOV-02, RECOV-03, CALL-67, CALL-68, CALL-72, S-21, S-22]', async () => {
    const holder = await holderOf();

    const { begun, sent } = await byQuestion(holder, 'roma');
    const { jwt = '', ...rest } = replyOf(
      await verify(sent.requestId, (await bank.lastCode(holder.telephone)) ?? ''),
    );
    const weak = await bank.call('updateRecoveredPassword', { newPassword: 'Password1!' }, { token: jwt });
    const set = await bank.call('updateRecoveredPassword', { newPassword: goodPassword }, { token: jwt });
    const again = await bank.call('updateRecoveredPassword', { newPassword: goodPassword }, { token: jwt });

    expect(begun.idSecurityQuestion).toBe('Q1');
    expect(rest).toEqual({});
    expect([weak, set, again].map(codeOf)).toEqual(['PASSWORD_COMMON', 'OK', 'UNAUTHORISED']);
    expect(await loginCode(bank, holder.username, goodPassword)).toBe('OK');
    expect(codeOf(await bank.call('listCards', {}, { token: holder.session }))).toBe('UNAUTHORISED');
  });

  it('by phone gives a password, a username, or both, each after its code [RECOV-04, RECOV-05, RECOV-06, CALL-69, CALL-70, CALL-71]', async () => {
    const { username, fiscalCode, pan, telephone } = await holderOf();
    const data = { fiscalCode, pan, telephone };
    const finish = async ({ requestId }: { requestId: string }) => {
      const done = replyOf(await verify(requestId, (await bank.lastCode(telephone)) ?? ''));
      bank.clock.advance(31_000);
      return done;
    };

    const password = await finish(
      replyOf(await bank.call('recoverPasswordByPhone', { username, telephone }, { token })),
    );
    const name = await finish(replyOf(await bank.call('recoverUsername', data, { token })));
    const both = await finish(replyOf(await bank.call('recoverUsernameAndPassword', data, { token })));

    expect(Object.keys(password)).toEqual(['jwt']);
    expect(name).toEqual({ maskedUsername: expect.stringMatching(/^s\*+\d@percorso\.test$/) });
    expect(Object.keys(both).toSorted()).toEqual(['jwt', 'maskedUsername']);
  });

  it('answers the same for data that is nobody’s, and sends nothing [S-22, S-15, CALL-67, CALL-68, CALL-69, CALL-70, CALL-71]', async () => {
    const holder = await holderOf();
    const before = await messages();
    const unknown = { ...nobody, username: 'nobody@example.org' };

    const made = await byQuestion(unknown, 'roma');
    const wrong = await byQuestion(holder, 'Parigi');
    const answers = [
      await bank.call(
        'recoverPasswordByPhone',
        { username: unknown.username, telephone: holder.telephone },
        { token },
      ),
      await bank.call(
        'recoverPasswordByPhone',
        { username: holder.username, telephone: nobody.telephone },
        { token },
      ),
      await bank.call('recoverUsername', nobody, { token }),
      await bank.call(
        'recoverUsernameAndPassword',
        { ...dataOf(holder), fiscalCode: nobody.fiscalCode },
        { token },
      ),
    ].map((answer) => replyOf(answer));
    const nothing = await messages();
    bank.clock.advance(31_000);
    const real = replyOf(await bank.call('recoverUsername', dataOf(holder), { token }));

    expect(nothing).toBe(before);
    expect(shape(made.begun)).toEqual(shape(wrong.begun));
    for (const reply of [...answers, made.sent, wrong.sent]) expect(shape(reply)).toEqual(shape(real));
    expect(await messages()).toBe(before + 1);
  });

  it('counts wrong codes for holder and nobody alike, and lets no new recovery reset them [S-08, S-09, S-22]', async () => {
    const holder = await holderOf();
    const wrongOnes = async (data: typeof nobody) => {
      const codes: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const { requestId } = replyOf(await bank.call('recoverUsername', data, { token }));
        codes.push(codeOf(await verify(requestId, '000000')));
      }
      return codes;
    };

    const ofHolder = await wrongOnes(dataOf(holder));
    const ofNobody = await wrongOnes(nobody);
    const { requestId } = replyOf(await bank.call('recoverUsername', dataOf(holder), { token }));
    const blocked = await verify(requestId, (await bank.lastCode(holder.telephone)) ?? '');

    expect(ofHolder).toEqual(['5707', '5707', '5707', '5708', '5709']);
    expect(ofNobody).toEqual(ofHolder);
    expect(codeOf(blocked)).toBe('5709');
  });

  it('accepts a code once, in its time, and at its own recovery only [S-04, S-05, S-22]', async () => {
    const [holder, other] = [await holderOf(), await holderOf()];
    const begin = async (data: typeof nobody) =>
      replyOf(await bank.call('recoverUsername', data, { token })).requestId;
    const requestId = await begin(dataOf(holder));
    const otp = (await bank.lastCode(holder.telephone)) ?? '';

    const elsewhere = await verify(await begin(dataOf(other)), otp);
    const twenty = await Promise.all(Array.from({ length: 20 }, () => verify(requestId, otp)));
    bank.clock.advance(31_000);
    const lateId = await begin(dataOf(holder));
    bank.clock.advance(301_000);
    const late = await verify(lateId, (await bank.lastCode(holder.telephone)) ?? '');

    expect(codeOf(elsewhere)).toBe('5707');
    expect(twenty.filter(({ ok }) => ok)).toHaveLength(1);
    expect(codeOf(late)).toBe('5707');
  });

  it('sends at most one code in 30 s without saying so, and the one that was sent stays good [S-12, S-22, RECOV-05]', async () => {
    const data = dataOf(await holderOf());
    const before = await messages();
    const ask = async () => replyOf(await bank.call('recoverUsername', data, { token })).requestId;

    const [first] = [await ask(), await ask()];
    const last = await ask();
    const soon = await messages();
    const sent = (await bank.lastCode(data.telephone)) ?? '';
    const replaced = await verify(first, sent);
    const good = await verify(last, sent);
    bank.clock.advance(31_000);
    replyOf(await bank.call('recoverUsername', data, { token }));

    expect([replaced, good].map(codeOf)).toEqual(['5707', 'OK']);
    expect(soon).toBe(before + 1);
    expect(await messages()).toBe(before + 2);
  });

  it('takes a proof of work once, and none that is made up or too old [CALL-67, CALL-72, RECOV-02]', async () => {
    const { fiscalCode, pan } = await holderOf();
    const send = (captchaResponse: string) =>
      bank.call('verifyUserData', { fiscalCode, pan, captchaResponse }, { token });
    const good = await solveCaptcha(bank);
    const old = await solveCaptcha(bank);

    const codes = [await send(good), await send(good), await send(`${'x'.repeat(64)}.1`)].map(codeOf);
    codes.push(codeOf(await send(await unsolved())));
    bank.clock.advance(10 * 60_000 + 1000);
    token = await prelogin(bank);
    codes.push(codeOf(await send(old)));

    expect(codes).toEqual(['OK', ...Array(4).fill('CAPTCHA_WRONG')]);
  });

  /** A task with a number below the first that solves it. */
  async function unsolved(): Promise<string> {
    const [task = '', number = ''] = (await solveCaptcha(bank)).split('.');
    return Number(number) > 0 ? `${task}.${Number(number) - 1}` : unsolved();
  }

  const dataOf = ({ fiscalCode, pan, telephone }: Holder) => ({ fiscalCode, pan, telephone });
});

/** What a reply is like, whatever its references are. */
const shape = (reply: object) =>
  Object.entries(reply).map(([key, value]) => [key, key === 'expiresIn' ? value : String(value).length]);
