import { describe, expect, it } from 'vitest';
import { bankOn, copiesOf } from '../support/bank-on.ts';
import { codeOf, replyOf, startLogin } from '../support/sandbox-login.ts';
import { prelogin } from '../support/sandbox-onboarding.ts';
import { rulePlaces } from '../support/sandbox-places.ts';

const minute = 60_000;

describe.each(await rulePlaces())('a recovery with wrong codes on $name', (place) => {
  const bank = bankOn(place);
  const nameOf = copiesOf('block');

  async function newHolder() {
    const username = nameOf('standard');
    await startLogin(bank, username);
    const { telephones } = await bank.console<{ telephones: string[] }>(
      'GET',
      `holder?username=${encodeURIComponent(username)}`,
    );
    return { username, telephone: telephones[0] ?? '' };
  }

  type Holder = Awaited<ReturnType<typeof newHolder>>;

  const begin = async (said: Holder) =>
    replyOf(await bank.call('recoverPasswordByPhone', said, { token: await prelogin(bank) })).requestId;

  const verify = async (requestId: string, otp: string) =>
    bank.call('verifyRecoveryOtp', { requestId, otp }, { token: await prelogin(bank) });

  const rightCode = async ({ telephone }: Holder) => (await bank.lastCode(telephone)) ?? '000000';

  const wrongCode = async (said: Holder) => ((await rightCode(said)) === '111111' ? '222222' : '111111');

  /** Enters five wrong codes, one after the other, and lets the while pass for which they hold back. */
  async function window(said: Holder): Promise<string> {
    const requestId = await begin(said);
    const codes: string[] = [];
    for (let tries = 0; tries < 5; tries += 1)
      codes.push(codeOf(await verify(requestId, await wrongCode(said))));
    bank.clock.advance(15 * minute + 1000);
    return codes.join(' ');
  }

  const allOfOne = '5707 5707 5707 5708 5709';

  it('is held back after five, and after three times five blocked for good, of holder and nobody alike [S-84, S-22, S-10]', async () => {
    const holder = await newHolder();
    const nobody = { username: 'nobody@example.org', telephone: '+393479999999' };

    const ofHolder = [await window(holder), await window(holder), await window(holder)];
    const ofNobody = [await window(nobody), await window(nobody), await window(nobody)];
    bank.clock.advance(400 * 24 * 60 * minute);
    const late = [
      codeOf(await verify(await begin(holder), await rightCode(holder))),
      codeOf(await verify(await begin(holder), await wrongCode(holder))),
      codeOf(await verify(await begin(nobody), '111111')),
    ];

    expect(ofHolder).toEqual([allOfOne, allOfOne, allOfOne]);
    expect(ofNobody).toEqual(ofHolder);
    expect(late).toEqual(['5709', '5709', '5709']);
  });

  it('sends no more codes once it is blocked, and does not say so [S-84, S-12, S-22]', async () => {
    const holder = await newHolder();
    for (let time = 0; time < 3; time += 1) await window(holder);
    const sent = () => bank.console<unknown[]>('GET', `outbox?to=${encodeURIComponent(holder.telephone)}`);
    const before = (await sent()).length;

    const requestId = await begin(holder);

    expect(requestId).toMatch(/^[\w-]{32}$/u);
    expect(await sent()).toHaveLength(before);
  });

  it('goes on after an operator has lifted the block, and counts from nothing [S-84, S-11]', async () => {
    const holder = await newHolder();
    for (let time = 0; time < 3; time += 1) await window(holder);

    const lifted = await bank.console('POST', 'unblock', { username: holder.username });
    const again = [await window(holder), await window(holder)];
    const right = await verify(await begin(holder), await rightCode(holder));

    expect(lifted).toEqual({ lifted: 1 });
    expect(again).toEqual([allOfOne, allOfOne]);
    expect(codeOf(right)).toBe('OK');
  });

  it('is not blocked for the holder by somebody who does not know the number [S-84, S-22]', async () => {
    const holder = await newHolder();
    const stranger = { ...holder, telephone: '+393479999998' };

    const strangers = [await window(stranger), await window(stranger), await window(stranger)];
    const blocked = codeOf(await verify(await begin(stranger), '111111'));
    const right = await verify(await begin(holder), await rightCode(holder));

    expect(strangers).toEqual([allOfOne, allOfOne, allOfOne]);
    expect(blocked).toBe('5709');
    expect(codeOf(right)).toBe('OK');
  });

  it('gets one code in 30 s by whatever data the holder is named [S-12]', async () => {
    const holder = await newHolder();
    const { fiscalCode, cards } = await bank.console<{ fiscalCode: string; cards: { pan: string }[] }>(
      'GET',
      `holder?username=${encodeURIComponent(holder.username)}`,
    );
    const data = { fiscalCode, pan: cards[0]?.pan ?? '', telephone: holder.telephone };
    const sent = () => bank.console<unknown[]>('GET', `outbox?to=${encodeURIComponent(holder.telephone)}`);
    const before = (await sent()).length;

    await begin(holder);
    replyOf(await bank.call('recoverUsername', data, { token: await prelogin(bank) }));

    expect(await sent()).toHaveLength(before + 1);
  });

  it('counts its times in a row: the right code in between begins anew [S-84]', async () => {
    const holder = await newHolder();
    await window(holder);
    await window(holder);
    await verify(await begin(holder), await rightCode(holder));
    bank.clock.advance(31_000);

    const after = [await window(holder), await window(holder)];
    const right = await verify(await begin(holder), await rightCode(holder));

    expect(after).toEqual([allOfOne, allOfOne]);
    expect(codeOf(right)).toBe('OK');
  });
});
