import { describe, expect, it } from 'vitest';
import { refuse } from '../../server/call.ts';
import { giveNumbers, later, numberOf, openHolders, sentTo } from '../holders.fixture.ts';
import { forgetFailures, isBlocked, liftBlocks, lockAttempts, raiseFailures } from './attempts.ts';
import { countTry } from './wrong-tries.ts';

const holders = openHolders();
const service = 'topUpPhone';
const limit = { most: 3, now: 1000 };

describe('wrong entries in a row', () => {
  it('are counted by holder and operation, and the last that is allowed blocks it [S-08]', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };
    const stranger = holders.call().holder.userId;

    const counted = [await raiseFailures(db, key, limit), await raiseFailures(db, key, limit)];
    const blockedBefore = await isBlocked(db, key);
    counted.push(await raiseFailures(db, key, limit), await raiseFailures(db, key, limit));

    expect(counted).toEqual([1, 2, 3, null]);
    expect(blockedBefore).toBe(false);
    expect(await isBlocked(db, key)).toBe(true);
    expect(await isBlocked(db, { ...key, service: 'confirmPlan' })).toBe(false);
    expect(await isBlocked(db, { ...key, userId: stranger })).toBe(false);
  });

  it('block at once where one is all that is allowed', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };

    expect(await raiseFailures(db, key, { most: 1, now: 1000 })).toBe(1);
    expect(await isBlocked(db, key)).toBe(true);
  });

  it('tell the holder of the block, once', async () => {
    const call = holders.call();
    const key = { userId: call.holder.userId, service };
    await giveNumbers(call, [numberOf(call)]);

    for (const _ of [1, 2]) await raiseFailures(call.db, key, limit);
    const before = await sentTo(call, numberOf(call));
    for (const _ of [3, 4]) await raiseFailures(call.db, key, limit);

    expect(before).toEqual([]);
    expect(await sentTo(call, numberOf(call))).toMatchObject([{ kind: 'sms', about: 'block', at: 1000 }]);
  });

  it('begin anew after a right one, unless the operation is blocked by then [S-09]', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };

    const never = await forgetFailures(db, key);
    const first = await raiseFailures(db, key, limit);
    const second = await raiseFailures(db, key, limit);
    const right = await forgetFailures(db, key);
    const again = await raiseFailures(db, key, limit);
    for (const _ of [2, 3]) await raiseFailures(db, key, limit);

    expect([never, first, second, right, again]).toEqual([true, 1, 2, true, 1]);
    expect(await forgetFailures(db, key)).toBe(false);
    expect(await isBlocked(db, key)).toBe(true);
  });

  it('of one operation are forgotten, and those of others stay', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };
    const other = { ...key, service: 'confirmPlan' };
    await raiseFailures(db, other, limit);

    await forgetFailures(db, key);

    expect(await raiseFailures(db, other, limit)).toBe(2);
  });
});

describe('the operation that is locked for a while', () => {
  it('says whether it is blocked, and keeps its count', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };

    const fresh = await lockAttempts(db, key);
    const counted = [await raiseFailures(db, key, limit), await raiseFailures(db, key, limit)];
    const open = await lockAttempts(db, key);
    counted.push(await raiseFailures(db, key, limit));

    expect([fresh, open]).toEqual([false, false]);
    expect(counted).toEqual([1, 2, 3]);
    expect(await lockAttempts(db, key)).toBe(true);
    expect(await lockAttempts(db, { ...key, service: 'confirmPlan' })).toBe(false);
  });
});

describe('the operator', () => {
  it('lifts all blocks of one holder and no other’s, and says how many there were [S-11]', async () => {
    const { db, holder } = holders.call();
    const key = { userId: holder.userId, service };
    const others = { ...key, userId: holders.call().holder.userId };
    const most = { most: 1, now: 1000 };
    for (const one of [key, { ...key, service: 'confirmPlan' }, others]) await raiseFailures(db, one, most);
    await raiseFailures(db, { ...key, service: 'viewPin' }, limit);

    const lifted = await liftBlocks(db, key.userId);

    expect(lifted).toBe(2);
    expect(await isBlocked(db, key)).toBe(false);
    expect(await isBlocked(db, others)).toBe(true);
    expect(await raiseFailures(db, { ...key, service: 'viewPin' }, limit)).toBe(1);
  });
});

describe('a value that is no one-time code', () => {
  const wrong = refuse('PASSWORD_WRONG');
  const entered = { service: 'oldPassword', wrong } as const;
  const wrongOne = { ...entered, isRight: false };

  it('is refused as wrong, and at the fifth in a row and from then on as blocked, right or not [S-08]', async () => {
    const call = holders.call();

    const answers = [];
    for (const ms of [0, 1, 2, 3, 4, 5]) answers.push(await countTry(later(call, ms), wrongOne));
    answers.push(await countTry(call, { ...entered, isRight: true }));

    const blocked = refuse('5709');
    expect(answers).toEqual([wrong, wrong, wrong, wrong, blocked, blocked, blocked]);
  });

  it('forgets those before it when it is right [S-08]', async () => {
    const call = holders.call();

    const answers = [];
    for (const isRight of [false, false, false, false, true, false])
      answers.push(await countTry(call, { ...entered, isRight }));

    expect(answers).toEqual([wrong, wrong, wrong, wrong, null, wrong]);
  });
});
