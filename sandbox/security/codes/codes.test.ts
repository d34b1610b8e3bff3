import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { codes } from '../../db/schema.ts';
import { defaultPolicy } from '../../policy.ts';
import { refuse, type HolderCall } from '../../server/call.ts';
import { readSecurityLog } from '../log.ts';
import { elsewhere, giveNumbers, later, numberOf, openHolders, sentTo } from '../holders.fixture.ts';
import { isBlocked, raiseFailures } from './attempts.ts';
import { acceptCode, sendCode, type CodeOrder, type TypedCode } from './codes.ts';

const holders = openHolders();
const code = { ...defaultPolicy.code, lifetimeMs: 300_000, maxFailures: 5, resendMs: 1000 };
const login = { service: 'finalizeLogin', boundTo: ['login', '1'] };
const wrong = refuse('5707', { pointer: '/otp' });
const lastTry = refuse('5708', { pointer: '/otp' });
const blocked = refuse('5709');
const otherThan = (otp: string): string => (otp.startsWith('0') ? '1' : '0') + otp.slice(1);

/** Sends a code, and answers its token and what came by SMS. */
async function send(
  call: HolderCall,
  order: Partial<CodeOrder> = {},
): Promise<{ token: string; otp: string }> {
  const destination = numberOf(call);
  const token = await sendCode(call, { ...login, destination, values: {}, ...order });
  if (typeof token !== 'string') throw new Error(token.code);
  const [message] = await sentTo(call, order.destination ?? destination);
  return { token, otp: message?.code ?? '' };
}

const times = (count: number, typed: Partial<TypedCode>) => Array.from({ length: count }, () => typed);

/** Enters codes one after the other, and answers what each came to. */
async function enter(call: HolderCall, typed: readonly Partial<TypedCode>[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const one of typed) {
    const accepted = await acceptCode(call, { ...login, otp: '', ...one });
    answers.push('kind' in accepted ? accepted : accepted.state);
  }
  return answers;
}

describe('a code that is sent', () => {
  it('goes by SMS in a text that says what it is for, and is kept nowhere else [S-02]', async () => {
    const call = holders.call();

    const { token, otp } = await send(call);

    const [kept] = await call.db.select().from(codes).where(eq(codes.userId, call.holder.userId));
    const [message] = await sentTo(call, numberOf(call));
    expect(message).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{6}$/), at: call.now });
    expect(message?.text).toContain(`${otp} è il codice per accedere`);
    expect(JSON.stringify(kept)).not.toContain(otp);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(kept).toMatchObject({ state: 'live', challengeId: null, issuedAt: call.now });
  });

  it('goes to an address where that is asked, with the values of its text, for the challenge that asks', async () => {
    const call = holders.call();
    const values = { newNumber: '+39 347' };
    const order = { service: 'updateContact', destination: `${numberOf(call)}@x`, values } as const;

    await send(call, { ...order, kind: 'email', challengeId: 'challenge-1' });

    const [message] = await sentTo(call, order.destination);
    const [kept] = await call.db.select().from(codes).where(eq(codes.userId, call.holder.userId));
    expect(message).toMatchObject({ kind: 'email', text: expect.stringContaining('in +39 347.') });
    expect(kept).toMatchObject({ challengeId: 'challenge-1', destination: order.destination });
  });

  it('is noted in the security log without the code [S-59]', async () => {
    const call = holders.call();

    const { otp } = await send(call);
    await enter(call, [{ otp: otherThan(otp) }, { otp }]);

    const lines = (await readSecurityLog(call.db)).slice(0, 3).toReversed();
    expect(lines.map(({ event }) => event)).toEqual(['sca.sent', 'sca.wrong', 'sca.verified']);
    expect(lines.map(({ detail }) => detail)).toEqual(Array(3).fill('finalizeLogin'));
    expect(new Set(lines.map(({ userHash }) => userHash)).size).toBe(1);
  });

  it('does not come too soon after another, nor where the operation is blocked [S-12]', async () => {
    const call = holders.call();
    const order = { ...login, destination: numberOf(call), values: {} };
    await send(call);

    const tooSoon = await sendCode(call, order);
    await raiseFailures(call.db, { userId: call.holder.userId, ...login }, { most: 1, now: call.now });
    const stopped = await sendCode(later(call, 1000), order);

    expect(tooSoon).toMatchObject({ code: 'OTP_TOO_SOON', retryAfterMs: 1000 * 30 });
    expect(stopped).toEqual(blocked);
    expect(await sentTo(call, numberOf(call))).toHaveLength(1);
  });
});

describe('a code that is entered', () => {
  it('is accepted once, with its token or as the last one of its operation [S-05]', async () => {
    const call = holders.call({ code });
    const named = await send(call);
    const withToken = await enter(call, [named, named]);
    const second = later(call, 1000);

    const { otp } = await send(second);

    expect(withToken).toEqual(['live', wrong]);
    expect(await enter(second, [{ otp }, { otp }])).toEqual(['live', wrong]);
  });

  it('is good until its five minutes are over, and then refused as any wrong one [S-04]', async () => {
    const [call, other] = [holders.call({ code }), holders.call({ code })];
    const [inTime, late] = [await send(call), await send(other)];

    expect(await enter(later(call, 299_999), [inTime])).toEqual(['live']);
    expect(await enter(later(other, 300_000), [late])).toEqual([wrong]);
  });

  it('is worth nothing once another is sent for the operation [S-05]', async () => {
    const call = holders.call({ code });
    const first = await send(call);
    const other = await send(call, { service: 'newNumber' });
    const again = later(call, 1000);

    const second = await send(again);

    expect(await enter(again, [first, second])).toEqual([wrong, 'live']);
    expect(await enter(again, [{ ...other, service: 'newNumber' }])).toEqual(['live']);
  });

  it.each<[string, Partial<TypedCode>]>([
    ['another operation', { service: 'newNumber' }],
    ['other data', { boundTo: ['login', '2'] }],
    ['data that are cut otherwise', { boundTo: ['login1'] }],
  ])('for %s is refused, and worth nothing from then on [S-06]', async (_, changed) => {
    const call = holders.call({ code });
    const sent = await send(call);

    expect(await enter(call, [{ ...sent, ...changed }, sent])).toEqual([wrong, wrong]);
  });

  it('in another session is refused, and worth nothing from then on [S-06]', async () => {
    const call = holders.call({ code });
    const sent = await send(call);

    expect(await enter(elsewhere(call), [sent])).toEqual([wrong]);
    expect(await enter(call, [sent])).toEqual([wrong]);
  });

  it('for something else than the last one of that is given away: it is worth nothing from then on [S-06]', async () => {
    const call = holders.call({ code });
    const sent = await send(call);
    const kept = await send(call, { service: 'updateContact', values: { newNumber: '' } });

    const answers = await enter(call, [{ otp: sent.otp, service: 'newNumber' }, sent]);

    expect(answers).toEqual([wrong, wrong]);
    expect(await enter(call, [{ ...kept, service: 'updateContact' }])).toEqual(['live']);
  });
});

describe('wrong codes in a row', () => {
  it('are answered as wrong three times, then with a warning, then with the block, which the right one does not lift [S-09]', async () => {
    const call = holders.call({ code });
    const sent = await send(call);
    const other = { ...sent, otp: otherThan(sent.otp) };

    const answers = await enter(call, [other, other, other, other, other, other, sent]);

    expect(answers).toEqual([wrong, wrong, wrong, lastTry, blocked, blocked, blocked]);
    const key = { userId: call.holder.userId, service: login.service };
    expect(await isBlocked(call.db, key)).toBe(true);
    const [log] = await readSecurityLog(call.db);
    expect(log?.event).toBe('sca.blocked');
  });

  it('block a right one, too, that was sent before and is entered after them [S-09]', async () => {
    const call = holders.call({ code });
    const sent = await send(call);

    const key = { userId: call.holder.userId, service: login.service };
    await raiseFailures(call.db, key, { most: 1, now: call.now });

    expect(await enter(call, [sent])).toEqual([blocked]);
  });

  it('are counted on through a new code, and anew after a right one [S-08]', async () => {
    const call = holders.call({ code });
    const first = await send(call);
    const answers = await enter(call, [
      { ...first, otp: otherThan(first.otp) },
      { ...first, otp: otherThan(first.otp) },
      { ...first, otp: otherThan(first.otp) },
    ]);
    const again = later(call, 1000);
    const second = await send(again);

    answers.push(...(await enter(again, [{ ...second, otp: otherThan(second.otp) }, second])));
    answers.push(...(await enter(again, [{ ...second, otp: otherThan(second.otp) }])));

    expect(answers).toEqual([wrong, wrong, wrong, lastTry, 'live', wrong]);
  });

  it('make every code of the operation worthless at the block, and tell the holder', async () => {
    const call = holders.call({ code });
    await giveNumbers(call, [numberOf(call, 1)]);
    const sent = await send(call);
    const other = await send(call, { service: 'newNumber' });

    await enter(call, times(5, { ...sent, otp: otherThan(sent.otp) }));

    const kept = await call.db.select().from(codes).where(eq(codes.userId, call.holder.userId));
    expect(kept.map(({ service, state }) => `${service} ${state}`).toSorted()).toEqual([
      'finalizeLogin void',
      'newNumber live',
    ]);
    expect(await sentTo(call, numberOf(call, 1))).toMatchObject([{ about: 'block', at: call.now }]);
    expect(await enter(call, [{ ...other, service: 'newNumber' }])).toEqual(['live']);
  });

  it('that name no code that was sent are refused, and not counted: a token alone blocks nobody', async () => {
    const call = holders.call({ code });
    const unknown = { otp: '123456', token: 'nobody’s' };

    const answers = await enter(call, times(6, unknown));
    answers.push(...(await enter(call, [{ otp: '123456' }])));

    expect(answers).toEqual(Array(7).fill(wrong));
  });
});
