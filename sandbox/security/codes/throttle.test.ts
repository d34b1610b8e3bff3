import { describe, expect, it } from 'vitest';
import { defaultPolicy } from '../../policy.ts';
import { noon, openHolders } from '../holders.fixture.ts';
import {
  countAddress,
  countCall,
  countFailure,
  isHeldBack,
  letIn,
  passesUncleared,
  type Suitor,
  type ThrottleContext,
} from './throttle.ts';

const holders = openHolders();
const rules = {
  ...defaultPolicy.login,
  freeFailures: 3,
  firstWaitMs: 30,
  maxWaitMs: 100,
  addressFailures: 6,
  addressWindowMs: 1000,
};

/** An account and an address that nobody has tried, and the throttle at a time. */
function begin(changes: Partial<typeof rules> = {}) {
  const { db, bank, holder } = holders.call();
  const { secrets } = bank;
  const suitor: Suitor = { tried: 'login', account: holder.username, address: `address of ${holder.userId}` };
  const at = (ms: number): ThrottleContext => ({
    db,
    secrets,
    now: noon + ms,
    rules: { ...rules, ...changes },
  });
  return {
    at,
    suitor,
    from: (address: string): Suitor => ({ ...suitor, address: suitor.address + address }),
  };
}

describe('an account', () => {
  it('is held back from the third failure in a row on, wherever it is tried from and however it is written [S-16]', async () => {
    const { at, suitor, from } = begin();

    for (const _ of [1, 2]) await countFailure(at(0), suitor);
    const afterTwo = await isHeldBack(at(0), suitor);
    await countFailure(at(0), suitor);
    const written = { ...from('!'), account: suitor.account.toUpperCase() };

    expect(afterTwo).toBe(false);
    expect(await isHeldBack(at(29), written)).toBe(true);
    expect(await isHeldBack(at(30), written)).toBe(false);
    expect(await isHeldBack(at(0), { ...from('!'), account: 'another' })).toBe(false);
    expect(await isHeldBack(at(0), { ...from('!'), tried: 'card' })).toBe(false);
  });

  it('waits twice as long each time, up to a limit, and never for ever [S-16]', async () => {
    const { at, suitor, from } = begin();
    for (const _ of [1, 2, 3]) await countFailure(at(0), suitor);

    await countFailure(at(30), from('1'));
    const second = [await isHeldBack(at(89), suitor), await isHeldBack(at(90), suitor)];
    await countFailure(at(90), from('2'));
    const third = [await isHeldBack(at(189), suitor), await isHeldBack(at(190), suitor)];

    expect(second).toEqual([true, false]);
    expect(third).toEqual([true, false]);
  });

  it('is not held back any longer by failures while it is [S-16]', async () => {
    const { at, suitor } = begin();
    for (const _ of [1, 2, 3]) await countFailure(at(0), suitor);

    await countFailure(at(29), suitor);

    expect(await isHeldBack(at(30), suitor)).toBe(false);
  });

  it('keeps its failures however long ago they were [S-16]', async () => {
    const { at, suitor } = begin();
    for (const _ of [1, 2]) await countFailure(at(0), suitor);

    await countFailure(at(1_000_000), suitor);

    expect(await isHeldBack(at(1_000_000), suitor)).toBe(true);
  });

  it('is held back by the first failure where none is free', async () => {
    const { at, suitor, from } = begin({ freeFailures: 1 });

    await countFailure(at(0), suitor);

    expect(await isHeldBack(at(29), from('!'))).toBe(true);
    expect(await isHeldBack(at(30), from('!'))).toBe(false);
  });

  it('lets in who tries rightly, and forgets the failures before [S-16]', async () => {
    const { at, suitor } = begin();

    const fresh = await letIn(at(0), suitor);
    for (const _ of [1, 2]) await countFailure(at(0), suitor);
    const right = await letIn(at(0), suitor);
    for (const _ of [1, 2]) await countFailure(at(0), suitor);

    expect([fresh, right]).toEqual([true, true]);
    expect(await isHeldBack(at(0), suitor)).toBe(false);
  });

  it('lets nobody in while it is held back, and forgets nothing by it', async () => {
    const { at, suitor } = begin();
    for (const _ of [1, 2, 3]) await countFailure(at(0), suitor);

    const early = await letIn(at(29), suitor);

    expect(early).toBe(false);
    expect(await isHeldBack(at(29), suitor)).toBe(true);
    expect(await letIn(at(30), suitor)).toBe(true);
    await countFailure(at(30), suitor);
    expect(await isHeldBack(at(30), suitor)).toBe(false);
  });
});

describe('a try whose answer tells of others', () => {
  it('passes when it is right, and forgets no failure before it [S-16]', async () => {
    const { at, suitor, from } = begin();

    const answers = [];
    for (const isRight of [false, true, false, true, false, true])
      answers.push(await passesUncleared(at(0), suitor, isRight));

    expect(answers).toEqual([false, true, false, true, false, false]);
    expect(await isHeldBack(at(0), from('!'))).toBe(true);
  });

  it('counts against its address when it is wrong and against nothing when it is right [S-16]', async () => {
    const { at, suitor } = begin({ freeFailures: 100, addressFailures: 2 });

    for (const isRight of [true, true, true, false]) await passesUncleared(at(0), suitor, isRight);
    const before = await isHeldBack(at(0), suitor);
    await passesUncleared(at(0), suitor, false);

    expect(before).toBe(false);
    expect(await isHeldBack(at(0), suitor)).toBe(true);
  });
});

describe('an address', () => {
  it('is held back for all accounts after too many failures of any, until its window is over [S-16]', async () => {
    const { at, suitor, from } = begin({ addressFailures: 3 });

    const counted = [];
    for (const _ of [1, 2, 3]) counted.push(await countAddress(at(0), suitor));
    counted.push(await countAddress(at(999), suitor));

    const another = { ...suitor, account: 'another' };
    expect(counted).toEqual([true, true, true, false]);
    expect(await isHeldBack(at(999), another)).toBe(true);
    expect(await letIn(at(999), another)).toBe(false);
    expect(await isHeldBack(at(1000), another)).toBe(false);
    expect(await isHeldBack(at(0), { ...from('!'), account: 'another' })).toBe(false);
  });

  it('begins anew once its last failure is longer ago than its window [S-16]', async () => {
    const { at, suitor } = begin({ addressFailures: 3 });

    for (const _ of [1, 2]) await countAddress(at(0), suitor);
    await countAddress(at(1001), suitor);
    const anew = await isHeldBack(at(1001), suitor);
    await countAddress(at(2001), suitor);
    await countAddress(at(2001), suitor);

    expect(anew).toBe(false);
    expect(await isHeldBack(at(2001), suitor)).toBe(true);
  });

  it('is counted by the failures of accounts', async () => {
    const { at, suitor } = begin({ addressFailures: 2, freeFailures: 100 });

    for (const account of ['one', 'two']) await countFailure(at(0), { ...suitor, account });

    expect(await isHeldBack(at(0), { ...suitor, account: 'three' })).toBe(true);
  });

  it('answers for calls of each sort by themselves, and logs in meanwhile', async () => {
    const { at, suitor } = begin({ addressFailures: 2 });
    const { address } = suitor;

    const counted = [];
    for (const called of ['recovery', 'recovery', 'recovery', 'card'] as const)
      counted.push(await countCall(at(0), { called, address }));

    expect(counted).toEqual([true, true, false, true]);
    expect(await isHeldBack(at(0), suitor)).toBe(false);
  });
});
