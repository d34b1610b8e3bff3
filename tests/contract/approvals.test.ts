import { describe, expect, it } from 'vitest';
import { askPhone, approvalRequest, phoneOf } from '../support/approvals.ts';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { openCardHolder } from '../support/card-holder.ts';
import { challengeOf, codeOf, otpRequest, replyOf, startLogin } from '../support/sandbox-login.ts';
import { databasePlaces } from '../support/sandbox-places.ts';

const otherThan = (number: string): string => (number === '10' ? '11' : '10');

describe.each(await databasePlaces())('an approval in the app on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('approval');

  /** A holder who wants to see the PIN, and is asked for it on the phone. */
  async function asking(username = nameOf('standard')) {
    const holder = await openCardHolder(bank, username);
    const wish = { id: 'viewPin', body: { cardId: holder.cardId } } as const;
    const asked = await askPhone(bank, { ...wish, token: holder.token() });
    return { holder, wish, asked, phone: phoneOf(bank, username) };
  }

  it('is offered beside the code where the holder has the app, and nowhere else [LANG-13]', async () => {
    const devices = [];
    for (const persona of ['standard', 'famiglia', 'rate']) {
      const token = await startLogin(bank, nameOf(persona));
      const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
      devices.push(replyOf(await bank.call('generateOtp', otpRequest(challenge), { token })).device);
    }
    const token = await startLogin(bank, nameOf('rate'));
    const challenge = await challengeOf(bank, { id: 'finalizeLogin', body: {}, token });
    const refused = await bank.call('startApproval', approvalRequest(challenge), { token });

    expect(devices).toEqual(['Telefono di Giulia', 'Telefono di Marco', undefined]);
    expect(codeOf(refused)).toBe('APPROVAL_NOT_OFFERED');
  });

  it('shows on the phone what is signed and never the number, and gives the proof that a code would [LANG-13] [S-07]', async () => {
    const { asked, phone } = await asking();
    const pending = await asked.read();
    const waiting = await phone.waiting();

    const decided = await phone.approve(asked.number);
    const { answer } = await asked.finish();

    expect(asked.started).toMatchObject({ number: expect.stringMatching(/^[1-9]\d$/), expiresIn: 120 });
    expect(pending).toEqual({ state: 'PENDING', expiresIn: 120 });
    expect(waiting).toMatchObject([
      { title: 'Vedere il PIN', details: [{ label: 'Carta che finisce con', value: '4417' }] },
    ]);
    expect(Object.keys(waiting[0] ?? {}).toSorted()).toEqual(
      ['askedAt', 'details', 'expiresAt', 'id', 'title'].toSorted(),
    );
    expect(decided).toEqual({ decided: 'approved' });
    expect(codeOf(answer)).toBe('OK');
  });

  it('confirms a login, too [LANG-13]', async () => {
    const username = nameOf('standard');
    const token = await startLogin(bank, username);
    const asked = await askPhone(bank, { id: 'finalizeLogin', body: {}, token });
    await phoneOf(bank, username).approve(asked.number);

    expect(codeOf((await asked.finish()).answer)).toBe('OK');
  });

  it('gives nothing before it is approved, nor after it was refused [LANG-13]', async () => {
    const { asked, phone } = await asking();

    const early = codeOf(await asked.verify('123456'));
    await phone.refuse();

    expect(early).toBe('5707');
    expect(await asked.read()).toEqual({ state: 'REFUSED' });
    expect(codeOf(await asked.verify('123456'))).toBe('5707');
    expect(await phone.waiting()).toEqual([]);
  });

  it('is refused by another number than the portal shows, and cannot be tried again [LANG-13]', async () => {
    const { asked, phone } = await asking();
    const [one] = await phone.waiting();

    const wrong = await phone.approve(otherThan(asked.number));
    const right = await phone.decide(one?.id ?? 0, { decision: 'approve', number: asked.number });

    expect([wrong.code, right.code]).toEqual(['WRONG_NUMBER', 'APPROVAL_OVER']);
    expect(await asked.read()).toEqual({ state: 'REFUSED' });
  });

  it('lapses after two minutes, whatever is done on the phone then [LANG-13]', async () => {
    const { asked, phone } = await asking();
    const [one] = await phone.waiting();

    bank.clock.advance(120_000);

    expect(await asked.read()).toEqual({ state: 'EXPIRED' });
    expect(await phone.waiting()).toEqual([]);
    const late = await phone.decide(one?.id ?? 0, { decision: 'approve', number: asked.number });
    expect(late.code).toBe('APPROVAL_OVER');
    expect(await asked.read()).toEqual({ state: 'EXPIRED' });
  });

  it('is taken back at any moment: it cannot be approved any more, and what was approved is worth nothing [LANG-13]', async () => {
    const { asked, phone } = await asking();
    const [one] = await phone.waiting();
    const ended = replyOf(await asked.end());
    const late = await phone.decide(one?.id ?? 0, { decision: 'approve', number: asked.number });
    const second = await asking();
    await second.phone.approve(second.asked.number);
    const { otp = '' } = await second.asked.read();
    await second.asked.end();

    expect(ended).toEqual({ state: 'ENDED' });
    expect(late.code).toBe('APPROVAL_OVER');
    expect(await asked.read()).toEqual({ state: 'ENDED' });
    expect(await second.asked.read()).toEqual({ state: 'ENDED' });
    expect(codeOf(await second.asked.verify(otp))).toBe('5707');
    expect(replyOf(await second.asked.end())).toEqual({ state: 'ENDED' });
  });

  it('is used once, and approved once [LANG-13] [S-05]', async () => {
    const { asked, phone } = await asking();
    const [one] = await phone.waiting();
    await phone.approve(asked.number);
    const twice = await phone.decide(one?.id ?? 0, { decision: 'approve', number: asked.number });
    const { otp = '' } = await asked.read();
    const { answer, token } = await asked.finish();
    const bound = approvalRequest(asked.challenge);
    const { transactionId, transactionData } = bound;
    const used = { token: asked.approval, otp, transactionId, transactionData };

    expect(twice.code).toBe('APPROVAL_OVER');
    expect(codeOf(answer)).toBe('OK');
    expect(codeOf(await bank.call('verifyMfa', used, { token }))).toBe('5707');
    expect(replyOf(await bank.call('readApproval', { approval: asked.approval }, { token }))).toEqual({
      state: 'ENDED',
    });
    expect(codeOf(await bank.call('startApproval', bound, { token }))).toBe('SCA_INVALID');
  });

  it('proves nothing but what was signed: with another operation the proof is burnt [LANG-13] [S-06]', async () => {
    const { holder, asked, phone } = await asking();
    await phone.approve(asked.number);

    const { answer, token, headers } = await asked.finish({
      id: 'viewKey6',
      body: { cardId: holder.cardId },
    });
    const after = await bank.call('viewPin', { cardId: holder.cardId }, { token, headers });

    expect(codeOf(answer)).toBe('SCA_INVALID');
    expect(codeOf(after)).toBe('SCA_INVALID');
  });

  it('is nobody else’s: neither another holder nor another session of the same reads, ends or uses it [LANG-13] [S-34]', async () => {
    const { asked, holder, phone } = await asking();
    const strangers = [
      await openCardHolder(bank, nameOf('standard')),
      await openCardHolder(bank, holder.username),
    ];
    const { approval } = asked;

    for (const stranger of strangers) {
      expect(codeOf(await stranger.call('readApproval', { approval }))).toBe('NOT_FOUND');
      expect(codeOf(await stranger.call('endApproval', { approval }))).toBe('NOT_FOUND');
      const request = approvalRequest(asked.challenge);
      expect(codeOf(await stranger.call('startApproval', request))).toBe('SCA_INVALID');
    }
    expect(await phoneOf(bank, strangers[0]?.username ?? '').waiting()).toEqual([]);
    await phone.approve(asked.number);
    const { otp = '' } = await asked.read();
    const { transactionId, transactionData } = approvalRequest(asked.challenge);
    for (const stranger of strangers) {
      const stolen = { token: approval, otp, transactionId, transactionData };
      expect(codeOf(await stranger.call('verifyMfa', stolen))).toMatch(/^570[78]$/);
    }
  });

  it('and a code by SMS prove a challenge once between them, whichever comes first [LANG-13] [S-05]', async () => {
    const first = await asking();
    const { token, username } = first.holder;
    const order = otpRequest(first.asked.challenge);
    const sent = replyOf(await bank.call('generateOtp', order, { token: token() }));
    const sms = (await bank.lastCode(username)) ?? '';
    const { transactionId, transactionData } = order;
    const [one] = await first.phone.waiting();
    const bySms = { token: sent.token, otp: sms, transactionId, transactionData };
    const proven = await bank.call('verifyMfa', bySms, { token: token() });
    const late = await first.phone.decide(one?.id ?? 0, { decision: 'approve', number: first.asked.number });

    const second = await asking();
    const own = second.holder.token();
    const other = otpRequest(second.asked.challenge);
    const code = replyOf(await bank.call('generateOtp', other, { token: own }));
    const typed = (await bank.lastCode(second.holder.username)) ?? '';
    await second.phone.approve(second.asked.number);
    const bound = { transactionId: other.transactionId, transactionData: other.transactionData };
    const after = await bank.call('verifyMfa', { token: code.token, otp: typed, ...bound }, { token: own });

    expect([codeOf(proven), late.code]).toEqual(['OK', 'APPROVAL_OVER']);
    expect(codeOf(after)).toBe('5707');
    expect(codeOf((await second.asked.finish()).answer)).toBe('OK');
  });

  it('of an operation that is asked for anew is over, and so is one that another follows [LANG-13] [S-06]', async () => {
    const { asked, holder, wish, phone } = await asking();
    const again = await askPhone(bank, { ...wish, token: holder.token() });
    const waiting = await phone.waiting();

    await phone.approve(again.number);

    expect(waiting).toHaveLength(1);
    expect(await asked.read()).toEqual({ state: 'ENDED' });
    expect(codeOf((await again.finish()).answer)).toBe('OK');
  });

  it('is asked for five times in a quarter of an hour, and is not asked for where the operation is blocked [LANG-13] [S-08]', async () => {
    const { holder, asked } = await asking();
    const request = approvalRequest(asked.challenge);
    const starts = [];
    while (starts.length < 5) starts.push(codeOf(await holder.call('startApproval', request)));
    const blocked = await openCardHolder(bank, nameOf('standard'));
    const wish = { id: 'viewPin', body: { cardId: blocked.cardId }, token: blocked.token() } as const;
    const challenge = await challengeOf(bank, wish);
    const { transactionId, transactionData } = approvalRequest(challenge);
    const { token } = await blocked.ask('generateOtp', otpRequest(challenge));
    const wrong = otherThan((await bank.lastCode(blocked.username)) ?? '').padStart(6, '0');
    const typed = { token, otp: wrong, transactionId, transactionData };
    for (let tries = 0; tries < 5; tries += 1) await blocked.call('verifyMfa', typed);

    expect(starts).toEqual(['OK', 'OK', 'OK', 'OK', 'APPROVAL_TOO_MANY']);
    expect(codeOf(await blocked.call('startApproval', approvalRequest(challenge)))).toBe('5709');
  });
});
